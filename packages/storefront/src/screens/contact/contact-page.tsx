import { getTextsOf } from '../../texts/server-texts';
import { ServicePage, serviceMetadata } from '../customer-service/service-page';
import { ContactForm } from './contact-form';
import { contactTexts } from './texts';

const contact = { path: '/contact/', name: 'Contact' } as const;

export const contactMetadata = (culture: string) => serviceMetadata({ ...contact, culture });

/** Writing to the club (S2.12). */
export const ContactPage = async ({ culture }: { culture: string }) => (
  <ServicePage {...contact} culture={culture}>
    <ContactForm texts={await getTextsOf(culture, contactTexts)} />
  </ServicePage>
);
