import type { Rule } from '../rule';
import { culturesOf } from '../store-facts';

export const printExclusions: Rule = {
  name: 'print-exclusions',
  need: 'A print from a list is excluded from the right of withdrawal only with a reason, in every language.',
  findMissing: (store) =>
    (store.addOns ?? []).flatMap(({ id, exclusion }) =>
      exclusion === undefined
        ? []
        : culturesOf(store)
            .filter((culture) => !exclusion[culture]?.trim())
            .map((culture) => `The print ${id} is excluded without a reason in ${culture}.`),
    ),
};
