import { Alert, Box, Button } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useNotify } from 'react-admin';
import { errorMessage } from '../api/error-message';
import { isConflict } from '../api/versions';
import { ConflictDialog } from '../layout/conflict-dialog';
import { Panel } from '../layout/panel';
import { useErrorText } from '../texts/use-error-text';
import { useText } from '../texts/use-text';
import type { Saved } from './setting-data';

interface Props<Value> {
  title: string;
  saved: Saved<Value>;
  entered: Value;
  canChange: boolean;
  isValid?: boolean;
  /** What a comparison of two versions shows, by label. */
  shown: (value: Value) => Readonly<Record<string, string>>;
  read: () => Promise<Saved<Value>>;
  save: (change: Saved<Value>) => Promise<void>;
  onSaved: () => void;
  children: ReactNode;
}

/** The form of a setting. If somebody else saved it first, it shows what differs, and nothing is lost. */
export function SettingForm<Value>(props: Props<Value>) {
  const { title, saved, entered, canChange, isValid = true, shown, read, save, onSaved, children } = props;
  const text = useText();
  const explain = useErrorText();
  const notify = useNotify();
  const [theirs, setTheirs] = useState<Saved<Value> | null>(null);
  const change = useMutation({
    mutationFn: ({ version }: Saved<Value>) => save({ value: entered, version }),
    onSuccess: () => {
      setTheirs(null);
      notify(text('settings.saved'), { type: 'success' });
      onSaved();
    },
    onError: async (error) => {
      if (isConflict(error)) setTheirs(await read());
    },
  });
  const differences = (now: Value) => {
    const [before, other, yours] = [shown(saved.value), shown(now), shown(entered)];
    return Object.keys({ ...other, ...yours }).flatMap((name) => {
      const row = {
        name,
        before: before[name] ?? '',
        theirs: other[name] ?? '',
        yours: yours[name] ?? '',
      };
      return row.theirs === row.yours ? [] : [row];
    });
  };
  return (
    <Panel title={title}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (isValid) change.mutate(saved);
        }}
      >
        {change.error && !isConflict(change.error) && (
          <Alert severity="error" sx={{ mb: 1 }}>
            {explain(errorMessage(change.error))}
          </Alert>
        )}
        {children}
        {canChange && (
          <Box sx={{ mt: 1 }}>
            <Button
              type="submit"
              variant="contained"
              disabled={!isValid}
              loading={change.isPending}
              aria-label={text('settings.saveOf', { title })}
            >
              {text('settings.save')}
            </Button>
          </Box>
        )}
      </form>
      {theirs && (
        <ConflictDialog
          title={text('app.conflictTitle')}
          rows={differences(theirs.value)}
          isSaving={change.isPending}
          onKeep={() => change.mutate(theirs)}
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
