import { brand } from 'club-brand';
import { cultureOf, localPath } from '../../brand';
import { getSettings } from '../../data/shell';
import { getTextsOf, getTranslate } from '../../texts/server-texts';
import { ServicePage, serviceMetadata } from '../customer-service/service-page';
import { ContactForm } from './contact-form';
import { ServiceHours } from './service-hours';
import { contactTexts } from './texts';

const contact = { path: '/contact/', name: 'Contact' } as const;

export const contactMetadata = (culture: string) => serviceMetadata({ ...contact, culture });

/** Writing to the club, and when it answers (S2.12). */
export async function ContactPage({ culture }: { culture: string }) {
  const shop = cultureOf(brand, culture);
  const [settings, t, texts] = await Promise.all([
    getSettings(culture, localPath(shop, contact.path)),
    getTranslate(culture),
    getTextsOf(culture, contactTexts),
  ]);
  return (
    <ServicePage
      {...contact}
      culture={culture}
      about={<ServiceHours settings={settings} locale={shop.locale} t={t} />}
    >
      <ContactForm texts={texts} />
    </ServicePage>
  );
}
