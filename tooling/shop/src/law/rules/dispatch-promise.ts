import { claimsIn } from '../claims';
import type { Rule } from '../rule';
import { culturesOf } from '../store-facts';

/** Words that promise to send everything at once. */
const promise = /same day|within 24 hours|samme dag|inden for 24 timer|mismo día|en 24 horas/i;
/** Words of a shipping method that promise its arrival without the time for prints and preorders. */
const arrival = /on the next|next (working )?day|(den|på) næste|næste (hver)?dag|al (día )?siguiente/i;
/** Words that leave out what is printed to order. */
const exception = /print|tryk|estampa/i;

export const dispatchPromise: Rule = {
  name: 'dispatch-promise',
  need: 'A promise to send goods the same day, or of an arrival the next day, says that it does not cover goods that are printed to order.',
  findMissing: (store) =>
    (store.addOns ?? []).length === 0
      ? []
      : culturesOf(store).flatMap((culture) =>
          [
            ...claimsIn(store, culture).filter((claim) => promise.test(claim)),
            ...store.shippingMethods
              .map(({ texts }) => texts[culture]?.description ?? '')
              .filter((claim) => promise.test(claim) || arrival.test(claim)),
          ]
            .filter((claim) => !exception.test(claim))
            .map((claim) => `“${claim}” in ${culture} does not hold for printed goods: name the exception.`),
        ),
};
