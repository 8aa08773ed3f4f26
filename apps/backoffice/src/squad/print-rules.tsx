import { Alert, Box, Button, TextField, Typography } from '@mui/material';
import { useScopes } from '../access/use-permissions';
import { errorMessage } from '../api/error-message';
import { useEntry } from '../api/use-entry';
import { DraftNotice } from '../drafts/draft-notice';
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

const withRules = (print: Print, rules: Entered): Print => ({
  ...print,
  printSettings: {
    ...print.printSettings,
    nameMaxLength: Number(rules.nameMaxLength),
    numberMin: Number(rules.numberMin),
    numberMax: Number(rules.numberMax),
    allowedCharacters: rules.allowedCharacters,
  },
});

const isWhole = (value: string) => /^\d{1,3}$/.test(value.trim());

interface Props {
  record: PrintRecord;
  /** Tells the print from the others. */
  name: string;
  onSaved: () => void;
}

/** The rules of one print. A print of players has no rules for shoppers. */
export function PrintRules({ record, name, onSaved }: Props) {
  const text = useText();
  const explain = useErrorText();
  const { can } = useScopes();
  const { print } = record;
  const entry = useEntry({
    name: `prints/${print.id}`,
    record,
    valueOf: (stored) => enteredRules(stored.print),
    read: () => readPrint(print.id),
    onSaved,
  });
  const { value: rules, base, conflict } = entry;
  const isValid =
    isWhole(rules.nameMaxLength) &&
    Number(rules.nameMaxLength) <= 100 &&
    isWhole(rules.numberMin) &&
    isWhole(rules.numberMax) &&
    Number(rules.numberMin) <= Number(rules.numberMax);
  const save = () =>
    entry.run({
      save: (on, entered) => savePrint(withRules(on.print, entered), on.version),
      done: text('squad.rulesSaved'),
    });
  const field = (key: keyof Entered) => ({
    label: text(`squad.${key}`),
    value: rules[key],
    disabled: !can('catalogue'),
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) =>
      entry.setValue({ ...rules, [key]: target.value }),
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
          if (isValid) save();
        }}
      >
        <DraftNotice draft={entry} />
        {entry.error && (
          <Alert severity="error" sx={{ mb: 1 }}>
            {explain(errorMessage(entry.error))}
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
            loading={entry.isPending}
            sx={{ mt: 1 }}
          >
            {text('squad.saveRules')}
          </Button>
        )}
      </form>
      {conflict && (
        <ConflictDialog
          title={text('app.conflictTitle')}
          rows={fields
            .map((key) => ({
              name: text(`squad.${key}`),
              before: enteredRules(base.print)[key],
              theirs: enteredRules(conflict.theirs.print)[key],
              yours: conflict.mine[key],
            }))
            .filter((row) => row.theirs !== row.yours)}
          {...entry.decision}
        />
      )}
    </Panel>
  );
}
