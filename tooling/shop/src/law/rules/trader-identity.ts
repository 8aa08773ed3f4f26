import type { Rule } from '../rule';
import { type CompanyField, culturesOf } from '../store-facts';

const fields: Partial<Record<CompanyField, string>> = {
  name: 'name',
  cvr: 'registration number',
  vatNumber: 'VAT number',
  address: 'address',
  zip: 'zip code',
  city: 'city',
  country: 'country',
  email: 'email address',
  phone: 'phone number',
};

/**
 * Law 34/2002 art. 10(1)(b) asks companies in Spain for their entry in the commercial register, and the autonomous
 * communities ask them for complaint forms, such as Andalusia with Decree 82/2022.
 */
const fieldsIn = (country: string | undefined) =>
  country === 'ES'
    ? {
        ...fields,
        register: 'entry in the commercial register',
        complaintForms: 'link to the complaint forms',
      }
    : fields;

export const traderIdentity: Rule = {
  name: 'trader-identity',
  need: 'Shoppers easily find who sells: name, registration and VAT number, address, email address and phone number.',
  findMissing: (store) =>
    culturesOf(store).flatMap((culture) => {
      const company = store.settings[culture]?.footer.view.company ?? {};
      return (Object.entries(fieldsIn(company.country)) as [CompanyField, string][])
        .filter(([field]) => !company[field]?.trim())
        .map(([, name]) => `The company in the settings in ${culture} has no ${name}.`);
    }),
};
