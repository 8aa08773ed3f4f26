import { claimsIn } from '../claims';
import type { Rule } from '../rule';
import { culturesOf } from '../store-facts';

/** Words that promise to send everything at once. */
const promise = /same day|within 24 hours|samme dag|inden for 24 timer|mismo día|en 24 horas/i;
/** Words that leave out what is printed to order. */
const exception = /print|tryk|estampa/i;

export const dispatchPromise: Rule = {
  name: 'dispatch-promise',
  need: 'A promise to send goods the same day says that it does not cover goods that are printed to order.',
  findMissing: (store) =>
    (store.addOns ?? []).length === 0
      ? []
      : culturesOf(store).flatMap((culture) =>
          claimsIn(store, culture)
            .filter((claim) => promise.test(claim) && !exception.test(claim))
            .map((claim) => `“${claim}” in ${culture} does not hold for printed goods: name the exception.`),
        ),
};
