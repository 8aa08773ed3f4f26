import {
  Alert,
  Box,
  Button,
  Skeleton,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Title, useNotify } from 'react-admin';
import { hasPasskeys } from '../access/browser-passkeys';
import { PasskeysElsewhere } from '../access/passkey-login';
import { errorMessage } from '../api/error-message';
import { useErrorText } from '../texts/use-error-text';
import { useFormats } from '../texts/use-formats';
import { useText } from '../texts/use-text';
import { addOwnPasskey, type OwnPasskey, ownPasskeysKey, readOwnPasskeys } from './passkey-data';
import { RemovePasskeyDialog } from './remove-passkey-dialog';

/** The passkeys with which the person logs in. */
export function OwnPasskeys() {
  const text = useText();
  const explain = useErrorText();
  const notify = useNotify();
  const queries = useQueryClient();
  const [removed, setRemoved] = useState<OwnPasskey>();
  const own = useQuery({ queryKey: ownPasskeysKey, queryFn: readOwnPasskeys });
  const add = useMutation({
    mutationFn: addOwnPasskey,
    onSuccess: async (isAdded) => {
      if (!isAdded) return;
      notify(text('passkeys.added'), { type: 'success' });
      await queries.invalidateQueries({ queryKey: ownPasskeysKey });
    },
  });
  const error = add.error ?? own.error;
  return (
    <Box sx={{ mt: 2, maxWidth: 900, display: 'grid', gap: 2, justifyItems: 'start' }}>
      <Title title={text('passkeys.name')} />
      <Typography>{text('passkeys.text')}</Typography>
      {error && <Alert severity="error">{explain(errorMessage(error))}</Alert>}
      {hasPasskeys ? (
        <Button variant="contained" loading={add.isPending} onClick={() => add.mutate()}>
          {text('passkeys.add')}
        </Button>
      ) : (
        <PasskeysElsewhere />
      )}
      {own.data ? (
        <PasskeyTable {...own.data} onRemove={setRemoved} />
      ) : (
        own.isPending && <Skeleton variant="rounded" width="100%" height={120} />
      )}
      {removed && <RemovePasskeyDialog passkey={removed} onClose={() => setRemoved(undefined)} />}
    </Box>
  );
}

function PasskeyTable({
  passkeys,
  factors,
  onRemove,
}: Awaited<ReturnType<typeof readOwnPasskeys>> & { onRemove: (passkey: OwnPasskey) => void }) {
  const text = useText();
  const { time } = useFormats();
  const isLastFactor = passkeys.length === 1 && !factors.includes('totp');
  if (passkeys.length === 0) return <Typography color="textSecondary">{text('passkeys.empty')}</Typography>;
  return (
    <>
      <Box sx={{ width: '100%', overflowX: 'auto' }}>
        <Table size="small" aria-label={text('passkeys.name')}>
          <TableHead>
            <TableRow>
              <TableCell>{text('sessions.device')}</TableCell>
              <TableCell>{text('passkeys.created')}</TableCell>
              <TableCell>{text('sessions.lastUsed')}</TableCell>
              <TableCell align="right">{text('passkeys.remove')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {passkeys.map((passkey) => (
              <TableRow key={passkey.id}>
                <TableCell>{passkey.name}</TableCell>
                <TableCell>{time(passkey.createdAt)}</TableCell>
                <TableCell>
                  {passkey.lastUsedAt ? time(passkey.lastUsedAt) : text('passkeys.unused')}
                </TableCell>
                <TableCell align="right">
                  <Button
                    color="error"
                    disabled={isLastFactor}
                    aria-label={text('passkeys.removeOf', { device: passkey.name })}
                    onClick={() => onRemove(passkey)}
                  >
                    {text('passkeys.remove')}
                  </Button>
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
      {isLastFactor && <Typography color="textSecondary">{text('passkeys.last')}</Typography>}
    </>
  );
}
