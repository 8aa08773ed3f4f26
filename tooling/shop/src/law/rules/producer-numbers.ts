import type { Rule } from '../rule';
import { culturesOf } from '../store-facts';

/** Countries that want sellers to show or prove that they are registered as producers of packaging or textiles. */
const wanting = ['DE', 'ES', 'FR'];

export const producerNumbers: Rule = {
  name: 'producer-numbers',
  need: 'The company names its registration as a producer in each country that wants it.',
  findMissing: (store) => {
    const served = new Set(store.shippingMethods.flatMap(({ countries }) => countries));
    return culturesOf(store).flatMap((culture) => {
      const numbers = store.settings[culture]?.footer.view.company.producerNumbers ?? [];
      return wanting
        .filter(
          (country) =>
            served.has(country) &&
            !numbers.some((one) => one.country === country && one.number.trim() !== ''),
        )
        .map((country) => `The company in the settings in ${culture} has no producer number for ${country}.`);
    });
  },
};
