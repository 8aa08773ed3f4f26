import KeyIcon from '@mui/icons-material/Key';
import { Alert, Button, Link, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { apiOf, dataOf } from '../api/api';
import { errorMessage } from '../api/error-message';
import { useErrorText } from '../texts/use-error-text';
import { useText } from '../texts/use-text';
import { hasPasskeys, namedAddress, signWithPasskey } from './browser-passkeys';

/** Logs in with a passkey alone, and opens a page of the store. Where the browser has none, says how to reach it. */
export function PasskeyLogin({
  store,
  next = '/',
  autoFocus = false,
}: {
  store: string;
  next?: string | undefined;
  autoFocus?: boolean;
}) {
  const text = useText();
  const explain = useErrorText();
  const login = useMutation({
    mutationFn: async () => {
      const api = apiOf(store);
      const params = { header: { StoreId: store } };
      const { options } = dataOf(await api.POST('/api/staff/login/passkey/options', { params }));
      const credential = await signWithPasskey(options);
      if (credential) await api.POST('/api/staff/login/passkey', { params, body: { credential } });
      return credential !== null;
    },
    // The page is loaded anew, with nothing of the login in memory.
    onSuccess: (isLoggedIn) => isLoggedIn && window.location.assign(`/${store}${next}`),
  });
  if (!hasPasskeys) return <PasskeysElsewhere />;
  return (
    <>
      {login.error && (
        <Alert severity="error" sx={{ mt: 1 }}>
          {explain(errorMessage(login.error))}
        </Alert>
      )}
      <Button
        variant="outlined"
        fullWidth
        sx={{ mt: 1 }}
        startIcon={<KeyIcon />}
        autoFocus={autoFocus}
        disabled={store === ''}
        loading={login.isPending || login.data === true}
        onClick={() => login.mutate()}
      >
        {text('login.passkey')}
      </Button>
    </>
  );
}

/** Says where passkeys work, on a page with this machine's address. */
export function PasskeysElsewhere() {
  const text = useText();
  const address = namedAddress();
  if (address === undefined) return null;
  return (
    <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
      {text('passkeys.elsewhere')} <Link href={address}>{new URL(address).host}</Link>
    </Typography>
  );
}
