'use client';

import { useCommerce } from '@matchday/commerce/react';
import { Checkbox } from '@matchday/ui/checkbox';
import { Text } from '@matchday/ui/text';
import { TextField } from '@matchday/ui/text-field';
import { useState } from 'react';
import { FormFrame } from '../../forms/form';
import { pair } from '../../forms/form.css';
import { Outcome } from '../../forms/outcome';
import { useForm } from '../../forms/use-form';
import { TermsText } from '../../shop/terms-text';
import { useTexts } from '../../texts/texts-provider';
import type { TextsOf } from '../../texts/translate';
import { accountRules } from './account-rules';
import { PasswordInput } from './password-input';
import type { registerTexts } from './texts';

export interface RegisterFormProps {
  /** The terms to accept; null if the store has none. */
  terms: { id: string; url: string } | null;
  texts: TextsOf<typeof registerTexts>;
}

/** Creates an account. If the address already has one, only its owner is notified, by mail. */
export function RegisterForm({ terms, texts }: RegisterFormProps) {
  const t = useTexts(texts);
  const { client } = useCommerce();
  const [writtenTo, setWrittenTo] = useState<string | null>(null);
  const form = useForm({
    fields: {
      firstName: { label: t('Checkout.FirstName'), validation: accountRules.firstName },
      lastName: { label: t('Checkout.LastName'), validation: accountRules.lastName },
      email: { label: t('Account.Email'), validation: accountRules.email },
      phone: { label: t('Checkout.Phone'), validation: accountRules.phone },
      password: { label: t('Account.Password'), validation: accountRules.newPassword, verbatim: true },
      acceptsTerms: {
        label: t('Checkout.Terms.Link'),
        validation: terms ? 'required' : '',
        missing: t('Checkout.Terms.Missing'),
      },
    },
    async submit({ firstName, lastName, email, phone, password }) {
      const account = { firstName, lastName, email, phone, password, acceptsTerms: true };
      await client.call('register', { body: { ...account, ...(terms && { termsId: terms.id }) } });
      setWrittenTo(email);
    },
  });

  if (writtenTo) {
    return (
      <Outcome kind="success" title={t('Account.Register.Success')}>
        <Text>{t('Account.Register.Success.Text', { email: writtenTo })}</Text>
      </Outcome>
    );
  }
  const { label: _, ...box } = form.field('acceptsTerms');
  return (
    <FormFrame form={form} submit={t('Account.Register')}>
      <div className={pair}>
        <TextField {...form.field('firstName')} autoComplete="given-name" />
        <TextField {...form.field('lastName')} autoComplete="family-name" />
      </div>
      <TextField {...form.field('email')} type="email" autoComplete="username" inputMode="email" />
      <TextField {...form.field('phone')} type="tel" autoComplete="tel" />
      <PasswordInput {...form.field('password')} autoComplete="new-password" t={t} />
      {terms && (
        <Checkbox
          id={box.id}
          required
          checked={form.values.acceptsTerms !== ''}
          onChange={(event) => form.set('acceptsTerms', event.target.checked ? 'yes' : '')}
          label={<TermsText url={terms.url} t={t} />}
          errorMessage={box.errorMessage}
        />
      )}
    </FormFrame>
  );
}
