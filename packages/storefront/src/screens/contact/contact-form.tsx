'use client';

import { useCommerce } from '@matchday/commerce/react';
import { Button } from '@matchday/ui/button';
import { SelectField } from '@matchday/ui/select-field';
import { TextArea } from '@matchday/ui/text-area';
import { TextField } from '@matchday/ui/text-field';
import { useState } from 'react';
import { FormFrame } from '../../forms/form';
import { pair } from '../../forms/form.css';
import { Outcome } from '../../forms/outcome';
import { useForm } from '../../forms/use-form';
import { useTexts } from '../../texts/texts-provider';
import type { TextsOf } from '../../texts/translate';
import { useContactDefaults } from '../customer-service/use-contact-defaults';
import { HoneypotField } from './honeypot-field';
import type { contactTexts } from './texts';

const topics = ['Order', 'Return', 'Product', 'Print', 'Account', 'Else'] as const;
const longestMessage = 4000;

/** A message to the club's customer service (S1.3, S7.6). For a logged-in customer, name and email are filled in. */
export function ContactForm({ texts }: { texts: TextsOf<typeof contactTexts> }) {
  const t = useTexts(texts);
  const { client } = useCommerce();
  const defaults = useContactDefaults();
  const [isSent, setIsSent] = useState(false);
  const form = useForm({
    fields: {
      name: {
        label: t('Contact.Name'),
        validation: 'required|max:100',
        initial: defaults.name,
      },
      email: {
        label: t('Contact.Email'),
        validation: { rules: 'required|email', debounce: 300 },
        initial: defaults.email,
      },
      topic: { label: t('Contact.Subject'), validation: 'required' },
      orderNumber: { label: t('Contact.OrderNumber'), validation: 'max:30', initial: defaults.orderNumber },
      message: { label: t('Contact.Message'), validation: `required|max:${longestMessage}` },
      website: { label: t('Contact.Website') },
    },
    async submit(body) {
      await client.call('sendCustomerMessage', { query: { url: location.pathname }, body });
      form.clear();
      setIsSent(true);
    },
  });

  if (isSent) {
    return (
      <>
        <Outcome kind="success">{t('Contact.Success')}</Outcome>
        <div>
          <Button variant="secondary" onClick={() => setIsSent(false)}>
            {t('Contact.Another')}
          </Button>
        </div>
      </>
    );
  }
  return (
    <FormFrame form={form} submit={t('Contact.Submit')} label={t('Contact.Form')}>
      <div className={pair}>
        <TextField {...form.field('name')} autoComplete="name" />
        <TextField {...form.field('email')} type="email" autoComplete="email" inputMode="email" />
      </div>
      <SelectField
        {...form.field('topic')}
        placeholder={t('Form.Choose')}
        options={topics.map((topic) => {
          const label = t(`Contact.Subject.${topic}`);
          return { value: label, label };
        })}
      />
      <TextField {...form.field('orderNumber')} autoComplete="off" />
      <TextArea {...form.field('message')} rows={6} maxLength={longestMessage} />
      <HoneypotField {...form.field('website')} />
    </FormFrame>
  );
}
