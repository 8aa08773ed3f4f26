import { euCountries } from '@matchday/validation';
import type { Rule } from '../rule';

export const vatRates: Rule = {
  name: 'vat-rates',
  need: 'Prices include the VAT of the EU country that the goods are delivered to.',
  findMissing: ({ store, shippingMethods }) =>
    [...new Set(shippingMethods.flatMap(({ countries }) => countries))]
      .filter((country) => euCountries.includes(country) && !(store.vatRates[country] ?? 0))
      .map((country) => `There is no VAT rate for ${country}.`),
};
