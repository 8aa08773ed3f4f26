import type { Rule } from '../rule';
import { culturesOf } from '../store-facts';

const fields = {
  name: 'name',
  cvr: 'registration number',
  address: 'address',
  zip: 'zip code',
  city: 'city',
  email: 'email address',
};

export const traderIdentity: Rule = {
  name: 'trader-identity',
  need: 'Shoppers easily find who sells: name, registration number, address and email address.',
  findMissing: (store) =>
    culturesOf(store).flatMap((culture) => {
      const company = store.settings[culture]?.footer.view.company ?? {};
      return Object.entries(fields)
        .filter(([field]) => !company[field]?.trim())
        .map(([, name]) => `The company in the settings in ${culture} has no ${name}.`);
    }),
};
