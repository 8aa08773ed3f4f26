import { Alert, Box, Button, TextField, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useScopes } from '../access/use-permissions';
import { errorMessage } from '../api/error-message';
import { useEntry } from '../api/use-entry';
import { DraftNotice } from '../drafts/draft-notice';
import { ConflictDialog } from '../layout/conflict-dialog';
import { Panel } from '../layout/panel';
import { useCultureName } from '../texts/use-culture-name';
import { useErrorText } from '../texts/use-error-text';
import { useText } from '../texts/use-text';
import { placeholderFaults } from './placeholders';
import { readText, restoreText, saveText, type TextRecord } from './text-data';

interface Props {
  record: TextRecord;
  onSaved: () => void;
}

const shownIn = ({ text: { own, shipped } }: TextRecord) => own ?? shipped ?? '';

/** The shipped value of a text, and the field for the store's own. */
export function TextPanel({ record, onSaved }: Props) {
  const text = useText();
  const nameOf = useCultureName();
  const explain = useErrorText();
  const queries = useQueryClient();
  const { can } = useScopes();
  const { culture } = record;
  const { alias } = record.text;
  const entry = useEntry({
    name: `texts/${culture}/${alias}`,
    record,
    valueOf: shownIn,
    read: () => readText({ culture, alias }),
    onSaved: async () => {
      await queries.invalidateQueries({ queryKey: ['texts', 'getList'] });
      onSaved();
    },
  });
  const { value, base, conflict } = entry;
  const { shipped, own } = base.text;
  const save = () => entry.run({ save: saveText, done: text('texts.saved') });
  const restore = () => entry.run({ save: restoreText, done: text('texts.restored') });
  const faults = shipped === null ? { missing: [], unknown: [] } : placeholderFaults(shipped, value);
  return (
    <Panel title={nameOf(record.culture)}>
      {shipped !== null && (
        <Box>
          <Typography variant="body2" color="textSecondary">
            {text('texts.shipped')}
          </Typography>
          <Typography lang={record.culture} sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            {shipped}
          </Typography>
        </Box>
      )}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <DraftNotice draft={entry} />
        {entry.error && (
          <Alert severity="error" sx={{ mb: 1 }}>
            {explain(errorMessage(entry.error))}
          </Alert>
        )}
        <TextField
          label={text('texts.value')}
          value={value}
          multiline
          minRows={2}
          disabled={!can('content')}
          onChange={({ target }) => entry.setValue(target.value)}
          slotProps={{ htmlInput: { lang: record.culture } }}
        />
        {faults.missing.length > 0 && (
          <Alert severity="warning">{text('texts.missing', { names: faults.missing.join(', ') })}</Alert>
        )}
        {faults.unknown.length > 0 && (
          <Alert severity="warning">{text('texts.unknown', { names: faults.unknown.join(', ') })}</Alert>
        )}
        {can('content') && (
          <Box sx={{ mt: 1, display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Button
              type="submit"
              variant="contained"
              disabled={value.trim() === ''}
              loading={entry.isPending}
            >
              {text('texts.save')}
            </Button>
            {own !== null && shipped !== null && <Button onClick={restore}>{text('texts.restore')}</Button>}
          </Box>
        )}
      </form>
      {conflict && (
        <ConflictDialog
          title={text('app.conflictTitle')}
          rows={[
            { name: alias, before: shownIn(base), theirs: shownIn(conflict.theirs), yours: conflict.mine },
          ]}
          {...entry.decision}
        />
      )}
    </Panel>
  );
}
