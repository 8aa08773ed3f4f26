import { Alert, Button, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { apiOf, dataOf } from '../api/api';
import { errorMessage } from '../api/error-message';
import { useErrorText } from '../texts/use-error-text';
import { useText } from '../texts/use-text';
import { createPasskey } from './browser-passkeys';
import { keptLoginToken } from './login-progress';

/** Creates the first passkey of a person, which ends the login. */
export function PasskeyEnrolment({ store, next = '/' }: { store: string; next?: string | undefined }) {
  const text = useText();
  const explain = useErrorText();
  const enrol = useMutation({
    mutationFn: async () => {
      const api = apiOf(store);
      const params = { header: { StoreId: store } };
      const { options } = dataOf(
        await api.POST('/api/staff/login/passkey/enrolment/options', {
          params,
          body: { loginToken: keptLoginToken },
        }),
      );
      const credential = await createPasskey(options);
      if (credential)
        await api.POST('/api/staff/login/passkey/enrolment', {
          params,
          body: { loginToken: keptLoginToken, credential },
        });
      return credential !== null;
    },
    // The page is loaded anew, with nothing of the login in memory.
    onSuccess: (isLoggedIn) => isLoggedIn && window.location.assign(`/${store}${next}`),
  });
  return (
    <>
      <Typography color="textSecondary">{text('login.passkeyText')}</Typography>
      {enrol.error && <Alert severity="error">{explain(errorMessage(enrol.error))}</Alert>}
      <Button
        variant="contained"
        fullWidth
        sx={{ mt: 2 }}
        autoFocus
        loading={enrol.isPending || enrol.data === true}
        onClick={() => enrol.mutate()}
      >
        {text('login.createPasskey')}
      </Button>
    </>
  );
}
