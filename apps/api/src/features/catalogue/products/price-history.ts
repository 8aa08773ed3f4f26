/** The price of one unit from a moment on, in the currency's minor unit. */
export interface AskedPrice {
  since: Date;
  asked: number;
  /** Whether it is a reduction. */
  isReduced: boolean;
}

/** The price of one unit in the currency's minor unit, VAT included. */
export interface ListedPrice {
  unit: number;
  /** The price charged instead of `unit` while it is reduced. */
  discounted: number | null;
  /** The lowest price of the 30 days before the reduction. */
  prior: number | null;
}

const referencePeriodMs = 30 * 24 * 60 * 60 * 1000;

/**
 * Applies the law on price reductions to a new price. A reduction starts when its price was first announced. Its
 * prior price is the lowest price of the 30 days before that moment (Directive 98/6/EC, Article 6a) and stays the
 * same while it lasts. A price that is not lower than its prior price, or has none, is not a reduction: it becomes
 * the unit price.
 *
 * @param history in chronological order
 * @param listed its `prior` covers the time before the history
 * @returns the price, and the entry to add to the history, if any
 */
export function settlePrice(
  history: readonly AskedPrice[],
  listed: ListedPrice,
  now: Date,
): { price: ListedPrice; entry: AskedPrice | undefined } {
  const price = applyReductionRules(history, listed, now);
  const isReduced = price.discounted !== null;
  const asked = price.discounted ?? price.unit;
  const last = history.at(-1);
  const isNew = last?.asked !== asked || last.isReduced !== isReduced;
  return { price, entry: isNew ? { since: now, asked, isReduced } : undefined };
}

function applyReductionRules(
  history: readonly AskedPrice[],
  { unit, discounted, prior }: ListedPrice,
  now: Date,
) {
  if (discounted === null || discounted >= unit) return { unit, discounted: null, prior: null };
  const lowest = lowestPriceBefore(history, { unit, discounted, prior }, now);
  return lowest !== null && lowest > discounted
    ? { unit, discounted, prior: lowest }
    : { unit: discounted, discounted: null, prior: null };
}

/** The lowest price of the 30 days before a price begins, which decides whether it is a reduction; null if unknown. */
export function lowestPriceBefore(
  history: readonly AskedPrice[],
  { discounted, prior }: ListedPrice,
  now: Date,
): number | null {
  const start = discounted === null ? undefined : startOfReduction(history, discounted);
  return lowestBefore(start ?? now, history, prior);
}

/** The start of the current reduction at this price, if there is one. */
function startOfReduction(history: readonly AskedPrice[], asked: number): Date | undefined {
  const before = history.findLastIndex((entry) => entry.asked !== asked || !entry.isReduced);
  return history[before + 1]?.since;
}

/** @param fallback lowest price before the history starts */
function lowestBefore(start: Date, history: readonly AskedPrice[], fallback: number | null): number | null {
  const from = start.getTime() - referencePeriodMs;
  const asked = history.flatMap((entry, at) => {
    const begin = entry.since.getTime();
    const end = Math.min(history[at + 1]?.since.getTime() ?? Number.POSITIVE_INFINITY, start.getTime());
    return begin < end && end > from ? [entry.asked] : [];
  });
  const [first] = history;
  const coversPeriod = first !== undefined && first.since.getTime() <= from;
  const known = coversPeriod || fallback === null ? asked : [...asked, fallback];
  return known.length === 0 ? null : Math.min(...known);
}
