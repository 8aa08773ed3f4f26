import type { Rule } from '../rule';
import { culturesOf } from '../store-facts';

const fields = {
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

/** Law 34/2002 art. 10(1)(b) asks companies in Spain for their entry in the commercial register. */
const fieldsIn = (country: string | undefined) =>
  country === 'ES' ? { ...fields, register: 'entry in the commercial register' } : fields;

export const traderIdentity: Rule = {
  name: 'trader-identity',
  need: 'Shoppers easily find who sells: name, registration and VAT number, address, email address and phone number.',
  findMissing: (store) =>
    culturesOf(store).flatMap((culture) => {
      const company = store.settings[culture]?.footer.view.company ?? {};
      return Object.entries(fieldsIn(company.country))
        .filter(([field]) => !company[field]?.trim())
        .map(([, name]) => `The company in the settings in ${culture} has no ${name}.`);
    }),
};
