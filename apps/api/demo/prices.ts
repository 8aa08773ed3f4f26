import type { ProductRow } from '../src/features/imports/store-data';

const launched = '2026-02-02T07:00:00Z';
const offered = { from: '2026-10-19T06:00:00Z', until: '2026-10-26T07:00:00Z' };
const saleSince = '2026-11-09T07:00:00Z';

/** A price and what was asked before; amounts in the major unit. */
export function priceOf({
  price,
  sale,
  offer,
}: {
  price: number;
  sale: number | undefined;
  offer: number | undefined;
}): ProductRow['prices'][string] {
  const unit = minor(price);
  if (sale === undefined) return { unit };
  const discounted = minor(sale);
  const week =
    offer === undefined
      ? []
      : [
          { since: offered.from, asked: minor(offer), isReduced: true },
          { since: offered.until, asked: unit },
        ];
  return {
    unit,
    discounted,
    prior: minor(offer ?? price),
    history: [
      { since: launched, asked: unit },
      ...week,
      { since: saleSince, asked: discounted, isReduced: true },
    ],
  };
}

const minor = (amount: number) => Math.round(amount * 100);
