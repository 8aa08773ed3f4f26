import type { Rule } from '../rule';

const fields = { name: 'name', address: 'postal address', email: 'electronic address' } as const;

export const manufacturer: Rule = {
  name: 'manufacturer',
  need: 'Every product page names the manufacturer with its postal and electronic address.',
  findMissing: ({ products }) =>
    products.flatMap((product) =>
      (['name', 'address', 'email'] as const)
        .filter((field) => product.manufacturer[field].trim() === '')
        .map((field) => `The manufacturer of the product ${product.id} has no ${fields[field]}.`),
    ),
};
