import { signUp } from '@matchday/commerce';
import { useCommerce } from '@matchday/commerce/react';
import { Alert } from '@matchday/ui/alert';
import { Checkbox } from '@matchday/ui/checkbox';
import { Link } from '@matchday/ui/link';
import { Text } from '@matchday/ui/text';
import { TextField } from '@matchday/ui/text-field';
import { newsletterRules } from '@matchday/validation';
import { useState } from 'react';
import { FormFrame } from '../forms/form';
import { useForm } from '../forms/use-form';
import { warn } from '../reporting/report';
import { useTexts } from '../texts/texts-provider';
import type { TextsOf, TranslateOf } from '../texts/translate';
import type { newsletterTexts } from './texts';

export interface NewsletterFormProps {
  clubIdentifier: string | null | undefined;
  terms: { id: string; url: string } | null;
  /** The company that the consent names. */
  sender: string;
  texts: TextsOf<typeof newsletterTexts>;
}

/** Signs up for the newsletter (S4.20): it shows the result, and is empty afterwards. */
export function NewsletterForm({ clubIdentifier, terms, sender, texts }: NewsletterFormProps) {
  const t = useTexts(texts);
  const { client } = useCommerce();
  const [outcome, setOutcome] = useState<'success' | 'failed' | null>(null);
  const form = useForm({
    fields: {
      firstName: { label: t('Newsletter.FirstName'), validation: newsletterRules.firstName },
      email: { label: t('Newsletter.Email'), validation: newsletterRules.email },
      terms: { label: t('Newsletter.Terms.Link'), validation: newsletterRules.terms },
    },
    async submit({ email, firstName }) {
      setOutcome(null);
      const list = { clubIdentifier, termsId: terms?.id ?? null };
      try {
        await signUp({ client, list, log: warn }, { email, firstName });
        form.clear();
        setOutcome('success');
      } catch {
        setOutcome('failed');
      }
    },
  });
  const { label: _, optionalLabel: __, value, ...box } = form.field('terms');
  return (
    <FormFrame
      form={form}
      submit={form.isPending ? t('Newsletter.Submitting') : t('Newsletter.Submit')}
      label={t('Newsletter.Heading')}
      done={
        <>
          {outcome === 'success' && <Alert kind="success">{t('Newsletter.SubmitSuccess')}</Alert>}
          {outcome === 'failed' && <Alert kind="warning">{t('Newsletter.SubmitError')}</Alert>}
        </>
      }
    >
      <TextField {...form.field('firstName')} autoComplete="given-name" />
      <TextField {...form.field('email')} type="email" inputMode="email" autoComplete="email" />
      <Checkbox
        {...box}
        label={<TermsLabel url={terms?.url} sender={sender} t={t} />}
        checked={value !== ''}
        onChange={(event) => form.set('terms', event.target.checked ? 'accepted' : '')}
      />
      <Text step="caption" color="muted">
        {t('Newsletter.DoubleOptIn')}
      </Text>
    </FormFrame>
  );
}

interface TermsLabelProps {
  url: string | undefined;
  sender: string;
  t: TranslateOf<typeof newsletterTexts>;
}

/** The consent text with a link to the terms, which open in a new tab so that no input is lost. */
function TermsLabel({ url, sender, t }: TermsLabelProps) {
  const [before = '', after = ''] = t('Newsletter.Terms', { sender }).split('{link}');
  const name = t('Newsletter.Terms.Link');
  return (
    <>
      {before}
      {url === undefined ? (
        name
      ) : (
        <Link href={url} target="_blank">
          {name}
        </Link>
      )}
      {after}
    </>
  );
}
