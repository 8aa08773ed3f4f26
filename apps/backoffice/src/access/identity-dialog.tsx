import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { api } from '../api/api';
import { errorMessage } from '../api/error-message';
import { onIdentityCheck } from '../api/identity-check';
import { useErrorText } from '../texts/use-error-text';
import { useText } from '../texts/use-text';

/** Asks for a code before a change for which the API wants a fresh proof of identity. */
export function IdentityDialog() {
  const text = useText();
  const explain = useErrorText();
  const [isOpen, setOpen] = useState(false);
  const [code, setCode] = useState('');
  const answer = useRef<(confirmed: boolean) => void>(undefined);
  useEffect(
    () =>
      onIdentityCheck(() => {
        setCode('');
        setOpen(true);
        return new Promise((resolve) => {
          answer.current = resolve;
        });
      }),
    [],
  );
  const close = (confirmed: boolean) => {
    setOpen(false);
    answer.current?.(confirmed);
  };
  const confirm = useMutation({
    mutationFn: () => api.POST('/api/staff/re-authenticate', { body: { code } }),
    onSuccess: () => close(true),
    onError: () => setCode(''),
  });
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
          confirm.mutate();
        }}
      >
        <DialogTitle id="identity-title">{text('identity.title')}</DialogTitle>
        <DialogContent>
          {text('identity.text')}
          {confirm.error && (
            <Alert severity="error" sx={{ mt: 1 }}>
              {explain(errorMessage(confirm.error))}
            </Alert>
          )}
          <TextField
            label={text('login.code')}
            value={code}
            required
            autoFocus
            autoComplete="one-time-code"
            onChange={({ target }) => setCode(target.value.replaceAll(/\D/g, ''))}
            slotProps={{ htmlInput: { inputMode: 'numeric', pattern: '[0-9]{6}' } }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={() => close(false)}>{text('app.close')}</Button>
          <Button type="submit" variant="contained" loading={confirm.isPending}>
            {text('identity.confirm')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
