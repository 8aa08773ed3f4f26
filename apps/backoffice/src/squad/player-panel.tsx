import { Alert, Box, Button, Checkbox, FormControlLabel, TextField } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useScopes } from '../access/use-permissions';
import { api, dataOf } from '../api/api';
import { errorMessage } from '../api/error-message';
import { newId } from '../api/new-id';
import { useEntry } from '../api/use-entry';
import { DraftNotice } from '../drafts/draft-notice';
import { ConflictDialog } from '../layout/conflict-dialog';
import { Panel } from '../layout/panel';
import { useErrorText } from '../texts/use-error-text';
import { useText } from '../texts/use-text';
import { type PlayerRecord, readPlayer, savePlayer } from './squad-data';

interface Props {
  record: PlayerRecord;
  onSaved: (id: string) => void;
}

const highestNumber = 999;

type EnteredPlayer = ReturnType<typeof enteredPlayer>;

const enteredPlayer = ({ player: { name, number, isActive }, version }: PlayerRecord) => ({
  name,
  number: version === undefined ? '' : String(number),
  isActive,
});

/** The name, number and state of a player. */
export function PlayerPanel({ record, onSaved }: Props) {
  const text = useText();
  const explain = useErrorText();
  const queries = useQueryClient();
  const { can } = useScopes();
  const isNew = record.version === undefined;
  const entry = useEntry({
    name: isNew ? 'squad/new' : `squad/${record.player.id}`,
    record,
    valueOf: enteredPlayer,
    read: () => readPlayer(record.player.id),
    onSaved: async (id: string) => {
      await queries.invalidateQueries({ queryKey: ['squad', 'getList'] });
      await queries.invalidateQueries({ queryKey: ['squad', 'orders', id] });
      onSaved(id);
    },
  });
  const { value, base, conflict } = entry;
  const { name, number, isActive } = value;
  const isNumber = /^\d{1,3}$/.test(number.trim()) && Number(number) <= highestNumber;
  const isValid = name.trim() !== '' && isNumber;
  const save = () =>
    entry.run({
      async save({ player, version }, entered) {
        const id = isNew ? await freeId(entered.name) : player.id;
        await savePlayer(
          {
            ...player,
            id,
            name: entered.name.trim(),
            number: Number(entered.number),
            isActive: entered.isActive,
          },
          version,
        );
        return id;
      },
      done: text('squad.saved'),
    });
  const shown = (entered: EnteredPlayer) => ({
    name: entered.name,
    number: entered.number,
    state: text(entered.isActive ? 'squad.active' : 'squad.left'),
  });
  const conflictRows = (theirs: PlayerRecord, mine: EnteredPlayer) => {
    const [one, two, three] = [shown(enteredPlayer(base)), shown(enteredPlayer(theirs)), shown(mine)];
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
          if (isValid) save();
        }}
      >
        <DraftNotice draft={entry} />
        {entry.error && (
          <Alert severity="error" sx={{ mb: 1 }}>
            {explain(errorMessage(entry.error))}
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
            onChange={({ target }) => entry.setValue({ ...value, name: target.value })}
          />
          <TextField
            label={text('squad.number')}
            value={number}
            required
            autoComplete="off"
            disabled={!can('catalogue')}
            error={number !== '' && !isNumber}
            helperText={number !== '' && !isNumber ? text('squad.notNumber') : ' '}
            onChange={({ target }) => entry.setValue({ ...value, number: target.value })}
            slotProps={{ htmlInput: { inputMode: 'numeric' } }}
          />
        </Box>
        <FormControlLabel
          control={
            <Checkbox
              checked={isActive}
              disabled={!can('catalogue')}
              onChange={({ target }) => entry.setValue({ ...value, isActive: target.checked })}
            />
          }
          label={text('squad.isActive')}
        />
        {can('catalogue') && (
          <Box sx={{ mt: 1 }}>
            <Button type="submit" variant="contained" disabled={!isValid} loading={entry.isPending}>
              {text('squad.save')}
            </Button>
          </Box>
        )}
      </form>
      {conflict && (
        <ConflictDialog
          title={text('app.conflictTitle')}
          rows={conflictRows(conflict.theirs, conflict.mine)}
          {...entry.decision}
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
