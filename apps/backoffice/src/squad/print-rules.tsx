import { Alert, Box, Button, TextField, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useScopes } from '../access/use-permissions';
import { errorMessage } from '../api/error-message';
import { isConflict } from '../api/versions';
import { ConflictDialog } from '../layout/conflict-dialog';
import { Panel } from '../layout/panel';
import { useErrorText } from '../texts/use-error-text';
import { useText } from '../texts/use-text';
import { type Print, type PrintRecord, readPrint, savePrint } from './squad-data';

const fields = ['nameMaxLength', 'numberMin', 'numberMax', 'allowedCharacters'] as const;
type Entered = Record<(typeof fields)[number], string>;

const enteredRules = ({ printSettings }: Print): Entered => ({
  nameMaxLength: String(printSettings.nameMaxLength),
  numberMin: String(printSettings.numberMin),
  numberMax: String(printSettings.numberMax),
  allowedCharacters: printSettings.allowedCharacters,
});

const isWhole = (value: string) => /^\d{1,3}$/.test(value.trim());

interface Props {
  record: PrintRecord;
  onSaved: () => void;
}

/** The rules of one print. A print of players has no rules for shoppers. */
export function PrintRules({ record, onSaved }: Props) {
  const text = useText();
  const explain = useErrorText();
  const notify = useNotify();
  const { can } = useScopes();
  const { print } = record;
  const before = enteredRules(print);
  const [rules, setRules] = useState(before);
  const [theirs, setTheirs] = useState<PrintRecord | null>(null);
  const isValid =
    isWhole(rules.nameMaxLength) &&
    Number(rules.nameMaxLength) <= 100 &&
    isWhole(rules.numberMin) &&
    isWhole(rules.numberMax) &&
    Number(rules.numberMin) <= Number(rules.numberMax);
  const save = useMutation({
    mutationFn: (base: PrintRecord) =>
      savePrint(
        {
          ...base.print,
          printSettings: {
            ...base.print.printSettings,
            nameMaxLength: Number(rules.nameMaxLength),
            numberMin: Number(rules.numberMin),
            numberMax: Number(rules.numberMax),
            allowedCharacters: rules.allowedCharacters,
          },
        },
        base.version,
      ),
    onSuccess: () => {
      setTheirs(null);
      notify(text('squad.rulesSaved'), { type: 'success' });
      onSaved();
    },
    onError: async (error) => {
      if (isConflict(error)) setTheirs(await readPrint(print.id));
    },
  });
  const name = Object.values(print.texts)[0]?.name ?? print.id;
  const field = (key: keyof Entered) => ({
    label: text(`squad.${key}`),
    value: rules[key],
    disabled: !can('catalogue'),
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => setRules({ ...rules, [key]: target.value }),
  });
  if (print.kind === 'Player')
    return (
      <Panel title={name}>
        <Typography color="textSecondary">{text('squad.ofPlayers')}</Typography>
      </Panel>
    );
  return (
    <Panel title={name}>
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
        <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr 1fr' } }}>
          {(['nameMaxLength', 'numberMin', 'numberMax'] as const).map((key) => (
            <TextField
              key={key}
              {...field(key)}
              error={!isWhole(rules[key])}
              slotProps={{ htmlInput: { inputMode: 'numeric' } }}
            />
          ))}
        </Box>
        <TextField {...field('allowedCharacters')} helperText={text('squad.allowedHelp')} />
        {can('catalogue') && (
          <Button
            type="submit"
            variant="contained"
            disabled={!isValid}
            loading={save.isPending}
            sx={{ mt: 1 }}
          >
            {text('squad.saveRules')}
          </Button>
        )}
      </form>
      {theirs && (
        <ConflictDialog
          title={text('app.conflictTitle')}
          rows={fields
            .map((key) => ({
              name: text(`squad.${key}`),
              before: before[key],
              theirs: enteredRules(theirs.print)[key],
              yours: rules[key],
            }))
            .filter((row) => row.theirs !== row.yours)}
          isSaving={save.isPending}
          onKeep={() => save.mutate(theirs)}
          onTake={() => {
            setTheirs(null);
            onSaved();
          }}
          onClose={() => setTheirs(null)}
        />
      )}
    </Panel>
  );
}
