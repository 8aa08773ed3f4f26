'use client';

import { useCommerce } from '@matchday/commerce/react';
import { TextField } from '@matchday/ui/text-field';
import { useState } from 'react';
import { FormFrame } from '../../forms/form';
import { Outcome } from '../../forms/outcome';
import { useForm } from '../../forms/use-form';
import { useTexts } from '../../texts/texts-provider';
import type { TextsOf } from '../../texts/translate';
import { accountRules } from './account-rules';
import type { forgotPasswordTexts } from './texts';

/** Asks for a link by mail. What it says afterwards is the same whether or not the address has an account. */
export function ForgotPasswordForm({ texts }: { texts: TextsOf<typeof forgotPasswordTexts> }) {
  const t = useTexts(texts);
  const { client } = useCommerce();
  const [isSent, setIsSent] = useState(false);
  const form = useForm({
    fields: { email: { label: t('Account.Email'), validation: accountRules.email } },
    async submit(body) {
      await client.call('forgotPassword', { body });
      setIsSent(true);
    },
  });
  if (isSent) return <Outcome kind="success">{t('Account.ForgotPassword.Sent')}</Outcome>;
  return (
    <FormFrame form={form} submit={t('Account.ForgotPassword.Submit')}>
      <TextField {...form.field('email')} type="email" autoComplete="username" inputMode="email" />
    </FormFrame>
  );
}
