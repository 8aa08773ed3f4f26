import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { api, dataOf } from '../api/api';
import { errorMessage } from '../api/error-message';
import { onIdentityCheck } from '../api/identity-check';
import { ownPasskeysKey, readOwnPasskeys } from '../staff/passkey-data';
import { useErrorText } from '../texts/use-error-text';
import { useText } from '../texts/use-text';
import { hasPasskeys, signWithPasskey } from './browser-passkeys';
import { CodeField } from './code-field';

async function confirmByPasskey(): Promise<boolean> {
  const { options } = dataOf(await api.POST('/api/staff/re-authenticate/passkey/options'));
  const credential = await signWithPasskey(options);
  if (credential) await api.POST('/api/staff/re-authenticate/passkey', { body: { credential } });
  return credential !== null;
}

async function confirmByCode(code: string): Promise<boolean> {
  await api.POST('/api/staff/re-authenticate', { body: { code } });
  return true;
}

/** Asks for a second factor before a change for which the API wants a fresh proof of identity. */
export function IdentityDialog() {
  const text = useText();
  const explain = useErrorText();
  const [isOpen, setOpen] = useState(false);
  const [code, setCode] = useState('');
  const answer = useRef<(confirmed: boolean) => void>(undefined);
  const own = useQuery({ queryKey: ownPasskeysKey, queryFn: readOwnPasskeys, enabled: isOpen });
  const factors = own.data?.factors ?? [];
  const close = (confirmed: boolean) => {
    setOpen(false);
    answer.current?.(confirmed);
  };
  const confirm = useMutation({
    mutationFn: (how: 'code' | 'passkey') => (how === 'code' ? confirmByCode(code) : confirmByPasskey()),
    onSuccess: (confirmed) => confirmed && close(true),
    onError: () => setCode(''),
  });
  const { reset } = confirm;
  useEffect(
    () =>
      onIdentityCheck(() => {
        setCode('');
        reset();
        setOpen(true);
        return new Promise((resolve) => {
          answer.current = resolve;
        });
      }),
    [reset],
  );
  const error = confirm.error ?? own.error;
  const byCode = factors.includes('totp');
  return (
    <Dialog
      open={isOpen}
      onClose={() => close(false)}
      fullWidth
      maxWidth="xs"
      aria-labelledby="identity-title"
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          confirm.mutate('code');
        }}
      >
        <DialogTitle id="identity-title">{text('identity.title')}</DialogTitle>
        <DialogContent>
          {text('identity.text')}
          {error && (
            <Alert severity="error" sx={{ mt: 1 }}>
              {explain(errorMessage(error))}
            </Alert>
          )}
          {byCode && <CodeField value={code} onChange={setCode} />}
        </DialogContent>
        <DialogActions>
          <Button onClick={() => close(false)}>{text('app.close')}</Button>
          {hasPasskeys && factors.includes('passkey') && (
            <Button
              variant={byCode ? 'outlined' : 'contained'}
              autoFocus={!byCode}
              loading={confirm.isPending && confirm.variables === 'passkey'}
              onClick={() => confirm.mutate('passkey')}
            >
              {text('identity.byPasskey')}
            </Button>
          )}
          {byCode && (
            <Button
              type="submit"
              variant="contained"
              loading={confirm.isPending && confirm.variables === 'code'}
            >
              {text('identity.confirm')}
            </Button>
          )}
        </DialogActions>
      </form>
    </Dialog>
  );
}
