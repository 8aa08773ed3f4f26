import { Alert, Button, Skeleton } from '@mui/material';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { apiOf, dataOf } from '../api/api';
import { errorMessage } from '../api/error-message';
import { useErrorText } from '../texts/use-error-text';
import { useText } from '../texts/use-text';
import { AuthenticatorKey } from './authenticator-key';
import { CodeField } from './code-field';
import { keptLoginToken, type LoginProgress } from './login-progress';

/** The second step of a login, which leads to a page of the store. The token of the first one is in a cookie. */
export function CodeStep({
  store,
  enrol,
  next = '/',
}: Pick<LoginProgress, 'store' | 'enrol'> & { next?: string | undefined }) {
  const text = useText();
  const explain = useErrorText();
  const [code, setCode] = useState('');
  const api = apiOf(store);
  const params = { header: { StoreId: store } };
  const key = useQuery({
    queryKey: ['authenticatorKey', store],
    enabled: enrol,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    queryFn: async () =>
      dataOf(await api.POST('/api/staff/totp', { params, body: { loginToken: keptLoginToken } })),
  });
  const login = useMutation({
    mutationFn: () =>
      api.POST('/api/staff/login/totp', { params, body: { code, loginToken: keptLoginToken } }),
    // The page is loaded anew, with nothing of the login in memory.
    onSuccess: () => window.location.assign(`/${store}${next}`),
    onError: () => setCode(''),
  });
  const error = login.error ?? key.error;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        login.mutate();
      }}
    >
      {error && (
        <Alert severity="error" sx={{ mb: 1 }}>
          {explain(errorMessage(error))}
        </Alert>
      )}
      {enrol && (key.data ? <AuthenticatorKey {...key.data} /> : <Skeleton variant="rounded" height={240} />)}
      <CodeField value={code} helperText={text('login.codeHelp')} onChange={setCode} />
      <Button
        type="submit"
        variant="contained"
        fullWidth
        sx={{ mt: 2 }}
        loading={login.isPending || login.isSuccess}
      >
        {text('login.finish')}
      </Button>
    </form>
  );
}
