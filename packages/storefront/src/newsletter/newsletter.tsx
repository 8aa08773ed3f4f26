import { Heading } from '@matchday/ui/heading';
import { Text } from '@matchday/ui/text';
import type { ClubSettings } from '../data/contract';
import { PrivacyNotice } from '../shop/privacy-notice';
import { getTextsOf } from '../texts/server-texts';
import type { Translate } from '../texts/translate';
import * as styles from './newsletter.css';
import { NewsletterSignUp } from './newsletter-sign-up';
import { newsletterTexts } from './texts';

export interface NewsletterProps {
  settings: ClubSettings;
  culture: string;
  t: Translate;
  /** The editors' text; the dictionary's if missing. */
  heading?: string;
  text?: string;
}

/** A description of the newsletter and its sign-up form (S1.3). */
export async function Newsletter({ settings, culture, t, heading, text }: NewsletterProps) {
  const texts = await getTextsOf(culture, newsletterTexts);
  return (
    <section className={styles.newsletter}>
      <Heading level={2} step="h4">
        {heading ?? t('Newsletter.Heading')}
      </Heading>
      <Text step="small">{text ?? t('Newsletter.Text')}</Text>
      <NewsletterSignUp
        clubIdentifier={settings.serviceCloudClubIdentifier}
        terms={settings.termsAndConditionsPage}
        sender={settings.footer.view.company.name}
        texts={texts}
      />
      <PrivacyNotice page={settings.privacyPage} t={t} />
    </section>
  );
}
