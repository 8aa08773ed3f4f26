import { Heading } from '@matchday/ui/heading';
import { Text } from '@matchday/ui/text';
import type { ClubSettings } from '../data/contract';
import { getTexts } from '../data/shell';
import { TextsProvider } from '../texts/texts-provider';
import { pickTexts, type Translate } from '../texts/translate';
import * as styles from './newsletter.css';
import { NewsletterSignUp } from './newsletter-sign-up';

export interface NewsletterProps {
  settings: ClubSettings;
  culture: string;
  t: Translate;
  /** The editors' words; the dictionary's where there are none. */
  heading?: string;
  text?: string;
}

const formTexts = [
  'Newsletter.*',
  'Form.Errors.*',
  'Form.Failed',
  'Form.Validation.Required',
  'Form.Validation.Email',
  'Form.Validation.Max',
];

/** What the newsletter is, and the form that asks for it (S1.3). */
export async function Newsletter({ settings, culture, t, heading, text }: NewsletterProps) {
  const texts = pickTexts(await getTexts(culture), formTexts);
  return (
    <section className={styles.newsletter}>
      <Heading level={2} step="h4">
        {heading ?? t('Newsletter.Heading')}
      </Heading>
      <Text step="small">{text ?? t('Newsletter.Text')}</Text>
      <TextsProvider texts={texts} locale={t.locale}>
        <NewsletterSignUp
          clubIdentifier={settings.serviceCloudClubIdentifier}
          terms={settings.termsAndConditionsPage}
        />
      </TextsProvider>
    </section>
  );
}
