import { Alert, Box, Button, TextField, Typography } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useScopes } from '../access/use-permissions';
import { errorMessage } from '../api/error-message';
import { isConflict } from '../api/versions';
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
  const notify = useNotify();
  const queries = useQueryClient();
  const { can } = useScopes();
  const { alias, shipped, own } = record.text;
  const [value, setValue] = useState(shownIn(record));
  const [theirs, setTheirs] = useState<TextRecord | null>(null);
  const change = useMutation({
    mutationFn: ({ base, restored = false }: { base: TextRecord; restored?: boolean }) =>
      restored ? restoreText(base) : saveText(base, value),
    onSuccess: async (_, { restored }) => {
      setTheirs(null);
      notify(text(restored ? 'texts.restored' : 'texts.saved'), { type: 'success' });
      await queries.invalidateQueries({ queryKey: ['texts', 'getList'] });
      onSaved();
    },
    onError: async (error) => {
      if (isConflict(error)) setTheirs(await readText({ culture: record.culture, alias }));
    },
  });
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
          change.mutate({ base: record });
        }}
      >
        {change.error && !isConflict(change.error) && (
          <Alert severity="error" sx={{ mb: 1 }}>
            {explain(errorMessage(change.error))}
          </Alert>
        )}
        <TextField
          label={text('texts.value')}
          value={value}
          multiline
          minRows={2}
          disabled={!can('content')}
          onChange={({ target }) => setValue(target.value)}
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
              loading={change.isPending}
            >
              {text('texts.save')}
            </Button>
            {own !== null && shipped !== null && (
              <Button onClick={() => change.mutate({ base: record, restored: true })}>
                {text('texts.restore')}
              </Button>
            )}
          </Box>
        )}
      </form>
      {theirs && (
        <ConflictDialog
          title={text('app.conflictTitle')}
          rows={[{ name: alias, before: shownIn(record), theirs: shownIn(theirs), yours: value }]}
          isSaving={change.isPending}
          onKeep={() => change.mutate({ base: theirs })}
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
