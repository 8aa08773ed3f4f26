import { Alert, Box, Button, Checkbox, FormControlLabel, TextField } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useScopes } from '../access/use-permissions';
import { api, dataOf } from '../api/api';
import { errorMessage } from '../api/error-message';
import { newId } from '../api/new-id';
import { isConflict } from '../api/versions';
import { ConflictDialog } from '../layout/conflict-dialog';
import { Panel } from '../layout/panel';
import { useErrorText } from '../texts/use-error-text';
import { useText } from '../texts/use-text';
import { type Player, type PlayerRecord, readPlayer, savePlayer } from './squad-data';

interface Props {
  record: PlayerRecord;
  onSaved: (id: string) => void;
}

const highestNumber = 999;

/** The name, number and state of a player. */
export function PlayerPanel({ record, onSaved }: Props) {
  const text = useText();
  const explain = useErrorText();
  const notify = useNotify();
  const queries = useQueryClient();
  const { can } = useScopes();
  const before = record.player;
  const isNew = record.version === undefined;
  const [name, setName] = useState(before.name);
  const [number, setNumber] = useState(isNew ? '' : String(before.number));
  const [isActive, setActive] = useState(before.isActive);
  const [theirs, setTheirs] = useState<PlayerRecord | null>(null);
  const isNumber = /^\d{1,3}$/.test(number.trim()) && Number(number) <= highestNumber;
  const isValid = name.trim() !== '' && isNumber;
  const save = useMutation({
    mutationFn: async (base: PlayerRecord) => {
      const id = isNew ? await freeId(name) : base.player.id;
      const player = { ...base.player, id, name: name.trim(), number: Number(number), isActive };
      await savePlayer(player, base.version);
      return id;
    },
    onSuccess: async (id) => {
      setTheirs(null);
      notify(text('squad.saved'), { type: 'success' });
      await queries.invalidateQueries({ queryKey: ['squad', 'getList'] });
      await queries.invalidateQueries({ queryKey: ['squad', 'orders', id] });
      onSaved(id);
    },
    onError: async (error) => {
      if (isConflict(error)) setTheirs(await readPlayer(before.id));
    },
  });
  const shown = (player: Pick<Player, 'name' | 'number' | 'isActive'>) => ({
    name: player.name,
    number: String(player.number),
    state: text(player.isActive ? 'squad.active' : 'squad.left'),
  });
  const conflictRows = (now: Player) => {
    const [one, two, three] = [shown(before), shown(now), shown({ name, number: Number(number), isActive })];
    const labels = {
      name: text('squad.player'),
      number: text('squad.number'),
      state: text('squad.state'),
    } as const;
    return (['name', 'number', 'state'] as const)
      .map((field) => ({
        name: labels[field],
        before: one[field],
        theirs: two[field],
        yours: three[field],
      }))
      .filter((row) => row.theirs !== row.yours);
  };
  return (
    <Panel title={text('squad.player')}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (isValid) save.mutate(record);
        }}
      >
        {save.error && !isConflict(save.error) && (
          <Alert severity="error" sx={{ mb: 1 }}>
            {explain(errorMessage(save.error))}
          </Alert>
        )}
        <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { xs: '1fr', sm: '2fr 1fr' } }}>
          <TextField
            label={text('squad.printedName')}
            value={name}
            required
            autoFocus={isNew}
            autoComplete="off"
            disabled={!can('catalogue')}
            onChange={({ target }) => setName(target.value)}
          />
          <TextField
            label={text('squad.number')}
            value={number}
            required
            autoComplete="off"
            disabled={!can('catalogue')}
            error={number !== '' && !isNumber}
            helperText={number !== '' && !isNumber ? text('squad.notNumber') : ' '}
            onChange={({ target }) => setNumber(target.value)}
            slotProps={{ htmlInput: { inputMode: 'numeric' } }}
          />
        </Box>
        <FormControlLabel
          control={
            <Checkbox
              checked={isActive}
              disabled={!can('catalogue')}
              onChange={({ target }) => setActive(target.checked)}
            />
          }
          label={text('squad.isActive')}
        />
        {can('catalogue') && (
          <Box sx={{ mt: 1 }}>
            <Button type="submit" variant="contained" disabled={!isValid} loading={save.isPending}>
              {text('squad.save')}
            </Button>
          </Box>
        )}
      </form>
      {theirs && (
        <ConflictDialog
          title={text('app.conflictTitle')}
          rows={conflictRows(theirs.player)}
          isSaving={save.isPending}
          onKeep={() => save.mutate(theirs)}
          onTake={() => {
            setTheirs(null);
            onSaved(before.id);
          }}
          onClose={() => setTheirs(null)}
        />
      )}
    </Panel>
  );
}

async function freeId(name: string): Promise<string> {
  const { players } = dataOf(await api.GET('/api/admin/players'));
  return newId(
    name,
    players.map(({ id }) => id),
    'player',
  );
}
