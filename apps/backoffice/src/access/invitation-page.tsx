import { Alert, Button, TextField } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { apiOf, dataOf } from '../api/api';
import { errorMessage } from '../api/error-message';
import { useErrorText } from '../texts/use-error-text';
import { useText } from '../texts/use-text';
import { LoginFrame } from './login-frame';
import { PasskeysElsewhere } from './passkey-login';
import { SecondStep } from './second-step';

const shortestPassword = 8;

/** The store and the token of the mailed link. They are behind the #, so that they are in no log. */
function readLink() {
  const values = new URLSearchParams(window.location.hash.slice(1));
  return { store: values.get('store') ?? '', token: values.get('token') ?? '' };
}

/** Where a mailed invitation leads: a password, then a passkey or the set-up of an authenticator app. */
export function InvitationPage() {
  const text = useText();
  const explain = useErrorText();
  const [password, setPassword] = useState('');
  const [{ store, token }] = useState(readLink);
  const accept = useMutation({
    mutationFn: async () =>
      dataOf(
        await apiOf(store).POST('/api/staff/invitations/accept', {
          params: { header: { StoreId: store } },
          body: { token, password },
        }),
      ),
  });
  if (accept.data)
    return (
      <LoginFrame title={text('login.enrolTitle')}>
        <SecondStep store={store} factors={accept.data.factors} enrol={accept.data.enrol} />
      </LoginFrame>
    );
  return (
    <LoginFrame title={text('login.invitationTitle')} lead={text('login.invitationLead')}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          accept.mutate();
        }}
      >
        {accept.error && <Alert severity="error">{explain(errorMessage(accept.error))}</Alert>}
        <TextField
          label={text('login.newPassword')}
          type="password"
          autoComplete="new-password"
          value={password}
          required
          autoFocus
          onChange={({ target }) => setPassword(target.value)}
          slotProps={{ htmlInput: { minLength: shortestPassword } }}
        />
        <Button type="submit" variant="contained" fullWidth sx={{ mt: 2 }} loading={accept.isPending}>
          {text('login.accept')}
        </Button>
        <PasskeysElsewhere />
      </form>
    </LoginFrame>
  );
}
