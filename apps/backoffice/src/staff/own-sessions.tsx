import { Button, Chip, Stack, Typography } from '@mui/material';
import { DataTable, List, useDelete, useNotify, useRefresh } from 'react-admin';
import { errorMessage } from '../api/error-message';
import { useErrorText } from '../texts/use-error-text';
import { useFormats } from '../texts/use-formats';
import { useText } from '../texts/use-text';
import type { OwnSession } from './session-data';

const mostSessions = 100;

/** The devices on which the person is logged in. */
export function OwnSessions() {
  const text = useText();
  const { time } = useFormats();
  return (
    <List
      resource="sessions"
      disableSyncWithLocation
      title={text('sessions.name')}
      perPage={mostSessions}
      pagination={false}
      exporter={false}
      actions={false}
      empty={false}
    >
      <DataTable<OwnSession> bulkActionButtons={false} rowClick={false}>
        <DataTable.Col<OwnSession>
          label={text('sessions.device')}
          disableSort
          render={({ device, isCurrent }) => (
            <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
              <Typography>{device}</Typography>
              {isCurrent && <Chip size="small" label={text('sessions.current')} />}
            </Stack>
          )}
        />
        <DataTable.Col<OwnSession>
          label={text('sessions.began')}
          disableSort
          render={({ createdAt }) => time(createdAt)}
        />
        <DataTable.Col<OwnSession>
          label={text('sessions.lastUsed')}
          disableSort
          render={({ lastUsedAt }) => time(lastUsedAt)}
        />
        <DataTable.Col<OwnSession>
          label={text('sessions.end')}
          disableSort
          align="right"
          render={(session) => !session.isCurrent && <EndButton session={session} />}
        />
      </DataTable>
    </List>
  );
}

function EndButton({ session }: { session: OwnSession }) {
  const text = useText();
  const notify = useNotify();
  const refresh = useRefresh();
  const explain = useErrorText();
  const [end, { isPending }] = useDelete<OwnSession>();
  return (
    <Button
      color="error"
      loading={isPending}
      aria-label={text('sessions.endOf', { device: session.device })}
      onClick={() =>
        end(
          'sessions',
          { id: session.id, previousData: session },
          {
            mutationMode: 'pessimistic',
            onSuccess: () => {
              notify(text('sessions.ended'), { type: 'success' });
              refresh();
            },
            onError: (error) => notify(explain(errorMessage(error)), { type: 'error' }),
          },
        )
      }
    >
      {text('sessions.end')}
    </Button>
  );
}
