import { euCountries } from '@matchday/validation';
import type { Rule } from '../rule';

const fields = { name: 'name', address: 'postal address', email: 'electronic address' } as const;
type Contact = Readonly<Record<keyof typeof fields, string>>;

const missingOf = (who: string, contact: Contact): string[] =>
  (['name', 'address', 'email'] as const)
    .filter((field) => contact[field].trim() === '')
    .map((field) => `${who} has no ${fields[field]}.`);

export const manufacturer: Rule = {
  name: 'manufacturer',
  need: 'Every product page names the manufacturer, and who is responsible in the EU if it is outside, each with postal and electronic address.',
  findMissing: ({ products }) =>
    products.flatMap(({ id, manufacturer: maker, responsiblePerson }) => {
      const named = missingOf(`The manufacturer of the product ${id}`, maker);
      if (!maker.country) return [...named, `The manufacturer of the product ${id} has no country.`];
      if (euCountries.includes(maker.country)) return named;
      return responsiblePerson
        ? [...named, ...missingOf(`The responsible person of the product ${id}`, responsiblePerson)]
        : [...named, `The product ${id} from ${maker.country} has no responsible person in the EU.`];
    }),
};
