import { useAuth, useAuthActions, useCommerce } from '@matchday/commerce/react';
import { Link } from '@matchday/ui/link';
import { TextField } from '@matchday/ui/text-field';
import { FormFrame } from '../../forms/form';
import { useForm } from '../../forms/use-form';
import { ShopLink } from '../../layout/shop-link';
import { useShop } from '../../shop/shop-provider';
import type { TranslateOf } from '../../texts/translate';
import { accountRules } from './account-rules';
import { PasswordInput } from './password-input';
import type { loginTexts } from './texts';

interface LoginFormProps {
  /** Runs before the login, with the password. The error with which it rejects is shown. */
  beforeLogin?: ((password: string) => Promise<void>) | undefined;
  onLoggedIn?: (() => void) | undefined;
  t: TranslateOf<typeof loginTexts>;
}

/** Address and password. The screen decides where it leads. */
export function LoginForm({ beforeLogin, onLoggedIn, t }: LoginFormProps) {
  const { pathPrefix } = useShop();
  const { login } = useAuthActions();
  const { auth } = useCommerce();
  const isLoggingIn = useAuth((state) => state.isLoggingIn);
  const form = useForm({
    fields: {
      email: { label: t('Account.Email'), validation: accountRules.email },
      password: { label: t('Account.Password'), validation: accountRules.password, verbatim: true },
    },
    wordings: { InvalidCredentials: t('Account.Login.Failed') },
    async submit({ email, password }) {
      await beforeLogin?.(password);
      const isIn = await login({ username: email, password });
      if (!isIn) throw auth.state.getState().error ?? new Error();
      onLoggedIn?.();
    },
  });
  return (
    <FormFrame
      form={{ ...form, isPending: isLoggingIn }}
      submit={t('Account.Login.Submit')}
      beside={
        <Link as={ShopLink} href={`${pathPrefix}/forgot-password/`}>
          {t('Account.ForgotPassword')}
        </Link>
      }
    >
      <TextField {...form.field('email')} type="email" autoComplete="username" inputMode="email" />
      <PasswordInput {...form.field('password')} autoComplete="current-password" t={t} />
    </FormFrame>
  );
}
