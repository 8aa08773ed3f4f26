import { Alert, Box, Button } from '@mui/material';
import type { ReactNode } from 'react';
import { errorMessage } from '../api/error-message';
import { DraftNotice } from '../drafts/draft-notice';
import { ConflictDialog } from '../layout/conflict-dialog';
import { Panel } from '../layout/panel';
import { useErrorText } from '../texts/use-error-text';
import { useText } from '../texts/use-text';
import type { Setting } from './use-setting';

interface Props<Value> {
  title: string;
  setting: Setting<Value>;
  canChange: boolean;
  isValid?: boolean;
  /** What a comparison of two versions shows, by label. */
  shown: (value: Value) => Readonly<Record<string, string>>;
  children: ReactNode;
}

/** The form of a setting. If somebody else saved it first, it shows what differs, and nothing is lost. */
export function SettingForm<Value>({
  title,
  setting,
  canChange,
  isValid = true,
  shown,
  children,
}: Props<Value>) {
  const text = useText();
  const explain = useErrorText();
  const { conflict, error } = setting;
  const differences = ({ before, theirs, yours }: NonNullable<Setting<Value>['conflict']>) => {
    const [old, other, own] = [shown(before), shown(theirs), shown(yours)];
    return Object.keys({ ...other, ...own })
      .map((name) => ({
        name,
        before: old[name] ?? '',
        theirs: other[name] ?? '',
        yours: own[name] ?? '',
      }))
      .filter((row) => row.theirs !== row.yours);
  };
  return (
    <Panel title={title}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (isValid) setting.save();
        }}
      >
        <DraftNotice draft={setting} />
        {error && (
          <Alert severity="error" sx={{ mb: 1 }}>
            {explain(errorMessage(error))}
          </Alert>
        )}
        {children}
        {canChange && (
          <Box sx={{ mt: 1 }}>
            <Button
              type="submit"
              variant="contained"
              disabled={!isValid}
              loading={setting.isPending}
              aria-label={text('settings.saveOf', { title })}
            >
              {text('settings.save')}
            </Button>
          </Box>
        )}
      </form>
      {conflict && (
        <ConflictDialog
          title={text('app.conflictTitle')}
          rows={differences(conflict)}
          {...setting.decision}
        />
      )}
    </Panel>
  );
}
