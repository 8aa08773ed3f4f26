import { Alert, Button, TextField } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { apiOf, dataOf } from '../api/api';
import { errorMessage } from '../api/error-message';
import { useErrorText } from '../texts/use-error-text';
import { useText } from '../texts/use-text';
import type { LoginProgress } from './login-progress';
import { PasskeyLogin } from './passkey-login';

interface Props {
  /** The store of the address; empty if the address has none. */
  store: string;
  /** The page of the store to which a login by passkey leads. */
  next: string;
  onDone: (progress: LoginProgress) => void;
}

/** The first step of a login. Its errors do not say whether the club exists. */
export function PasswordStep({ store, next, onDone }: Props) {
  const text = useText();
  const explain = useErrorText();
  const [form, setForm] = useState({ store, email: '', password: '' });
  const id = form.store.trim().toLowerCase();
  const login = useMutation({
    mutationFn: async () => {
      const { email, password } = form;
      const answer = dataOf(
        await apiOf(id).POST('/api/staff/login', {
          params: { header: { StoreId: id } },
          body: { email: email.trim(), password },
        }),
      );
      return { store: id, factors: answer.factors, enrol: answer.enrol };
    },
    onSuccess: onDone,
  });
  const field = (name: keyof typeof form) => ({
    name,
    value: form[name],
    required: true,
    onChange: (event: React.ChangeEvent<HTMLInputElement>) =>
      setForm({ ...form, [name]: event.target.value }),
  });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        login.mutate();
      }}
    >
      {login.error && (
        <Alert severity="error" sx={{ mb: 1 }}>
          {explain(errorMessage(login.error))}
        </Alert>
      )}
      <TextField
        label={text('login.store')}
        {...field('store')}
        autoComplete="organization"
        autoFocus={store === ''}
        slotProps={{ htmlInput: { autoCapitalize: 'none', spellCheck: false } }}
      />
      <TextField
        label={text('login.email')}
        type="email"
        autoComplete="username"
        autoFocus={store !== ''}
        {...field('email')}
      />
      <TextField
        label={text('login.password')}
        type="password"
        autoComplete="current-password"
        {...field('password')}
      />
      <Button type="submit" variant="contained" fullWidth sx={{ mt: 2 }} loading={login.isPending}>
        {text('login.continue')}
      </Button>
      <PasskeyLogin store={id} next={next} />
    </form>
  );
}
