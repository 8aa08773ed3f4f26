import type { Rule } from '../rule';
import { culturesOf } from '../store-facts';

export const deliveryTerms: Rule = {
  name: 'delivery-terms',
  need: 'Cost and time of delivery are known before the order, for every country that the shop delivers to.',
  findMissing: (store) => {
    const countries = new Set(
      culturesOf(store).flatMap((culture) =>
        (store.settings[culture]?.checkoutSettings.countries ?? []).map(({ code }) => code),
      ),
    );
    const currencies = new Set(store.store.cultures.map(({ currency }) => currency));
    return [
      ...[...countries]
        .filter((country) => !store.shippingMethods.some((method) => method.countries.includes(country)))
        .map((country) => `No shipping method delivers to ${country}.`),
      ...store.shippingMethods.flatMap(({ id, prices }) =>
        [...currencies]
          .filter((currency) => prices[currency] === undefined)
          .map((currency) => `The shipping method ${id} has no price in ${currency}.`),
      ),
      ...store.shippingMethods
        .filter(({ days }) => days.max === 0 || days.max < days.min)
        .map(({ id }) => `The shipping method ${id} has no delivery time.`),
    ];
  },
};
