import type { Rule } from '../rule';
import { culturesOf } from '../store-facts';

/** Countries whose law gives more than the two years of Directive (EU) 2019/771 to everybody. */
const longerYears: Readonly<Record<string, number>> = { ES: 3, PT: 3, SE: 3 };
const yearsInEveryCountry = 2;

export const guaranteeNotice: Rule = {
  name: 'guarantee-notice',
  need: 'Product pages, checkout and order mails remind of the legal guarantee and its duration, in every language.',
  findMissing: (store) =>
    culturesOf(store).flatMap((culture) => {
      const { legalGuarantee, footer } = store.settings[culture] ?? {};
      if (!legalGuarantee) return [`The settings in ${culture} have no legal guarantee.`];
      const { country = '' } = footer?.view.company ?? {};
      const years = longerYears[country] ?? yearsInEveryCountry;
      return legalGuarantee.years < years
        ? [
            `The settings in ${culture} name ${legalGuarantee.years} years; the law in ${country} gives ${years}.`,
          ]
        : [];
    }),
  findOpen: (store) =>
    culturesOf(store)
      .filter((culture) => !store.settings[culture]?.legalGuarantee?.notice)
      .map(
        (culture) =>
          `Install the Commission’s harmonised notice in ${culture} (legalGuarantee.notice); until then the shop shows its content as text.`,
      ),
};
