'use client';

import { ApiError } from '@matchday/api-client';
import { useCommerce } from '@matchday/commerce/react';
import { ButtonLink } from '@matchday/ui/button';
import { useState } from 'react';
import { FormFrame } from '../../forms/form';
import { Outcome } from '../../forms/outcome';
import { useForm } from '../../forms/use-form';
import { ShopLink } from '../../layout/shop-link';
import { useShop } from '../../shop/shop-provider';
import { useTexts } from '../../texts/texts-provider';
import type { TextsOf, TranslateOf } from '../../texts/translate';
import { accountRules } from './account-rules';
import { useMailToken } from './mail-token';
import { PasswordInput } from './password-input';
import type { resetPasswordTexts } from './texts';

/** A new password by the token of a mail (S2.6); without one that is good, the way to another. */
export function ResetPasswordScreen({ texts }: { texts: TextsOf<typeof resetPasswordTexts> }) {
  const t = useTexts(texts);
  const { pathPrefix } = useShop();
  const token = useMailToken('token');
  const [outcome, setOutcome] = useState<'done' | 'refused' | null>(null);

  if (outcome === 'done') {
    return (
      <>
        <Outcome kind="success">{t('Account.ResetPassword.Success')}</Outcome>
        <ButtonLink as={ShopLink} href={`${pathPrefix}/login/`}>
          {t('Account.Login')}
        </ButtonLink>
      </>
    );
  }
  if (outcome === 'refused' || token === null) {
    return (
      <>
        <Outcome kind="warning">{t('Account.ResetPassword.Failed')}</Outcome>
        <ButtonLink as={ShopLink} href={`${pathPrefix}/forgot-password/`}>
          {t('Account.ResetPassword.Again')}
        </ButtonLink>
      </>
    );
  }
  return <NewPasswordForm token={token ?? ''} onOutcome={setOutcome} t={t} />;
}

interface NewPasswordFormProps {
  token: string;
  onOutcome: (outcome: 'done' | 'refused') => void;
  t: TranslateOf<typeof resetPasswordTexts>;
}

function NewPasswordForm({ token, onOutcome, t }: NewPasswordFormProps) {
  const { client } = useCommerce();
  const form = useForm({
    fields: {
      password: { label: t('Account.Password.New'), validation: accountRules.newPassword, verbatim: true },
    },
    async submit({ password }) {
      try {
        await client.call('resetPassword', { body: { token, password } });
        onOutcome('done');
      } catch (error) {
        if (!(error instanceof ApiError && error.code === 'InvalidToken')) throw error;
        onOutcome('refused');
      }
    },
  });
  return (
    <FormFrame form={form} submit={t('Form.Save')}>
      <PasswordInput {...form.field('password')} autoComplete="new-password" t={t} />
    </FormFrame>
  );
}
