'use client';

import { ApiError } from '@matchday/api-client';
import { useCommerce } from '@matchday/commerce/react';
import { Alert } from '@matchday/ui/alert';
import { Text } from '@matchday/ui/text';
import { useState } from 'react';
import { FormFrame } from '../../forms/form';
import { Outcome } from '../../forms/outcome';
import { useForm } from '../../forms/use-form';
import { useTexts } from '../../texts/texts-provider';
import type { TextsOf } from '../../texts/translate';
import { useMailToken } from '../account/mail-token';
import type { unsubscribeTexts } from './texts';

/** Ends the newsletter at the press of a button: machines that follow the links of mails end nothing. */
export function UnsubscribeScreen({ texts }: { texts: TextsOf<typeof unsubscribeTexts> }) {
  const t = useTexts(texts);
  const { client } = useCommerce();
  const token = useMailToken('token');
  const [outcome, setOutcome] = useState<'done' | 'refused' | null>(null);
  const form = useForm({
    fields: {},
    async submit() {
      try {
        await client.call('unsubscribeNewsletter', { query: { token: token ?? '' } });
        setOutcome('done');
      } catch (error) {
        if (!(error instanceof ApiError) || error.status >= 500) throw error;
        setOutcome('refused');
      }
    },
  });
  if (outcome === 'done') return <Outcome kind="success">{t('Newsletter.Unsubscribe.Success')}</Outcome>;
  if (outcome === 'refused') return <Outcome kind="warning">{t('Newsletter.Unsubscribe.Failed')}</Outcome>;
  if (token === null) return <Alert kind="warning">{t('Newsletter.Unsubscribe.Failed')}</Alert>;
  return (
    <FormFrame form={form} submit={t('Newsletter.Unsubscribe.Submit')}>
      <Text>{t('Newsletter.Unsubscribe.Text')}</Text>
    </FormFrame>
  );
}
