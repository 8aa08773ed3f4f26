import type { BasketLine } from './basket-state';

/** The browser's storage, such as `localStorage`. */
export type PriceStorage = Pick<Storage, 'getItem' | 'setItem'>;

type PricedLine = Pick<BasketLine, 'id' | 'unitPrice' | 'unitDiscount'>;

/** Where the browser keeps the prices that the basket last showed. */
export const basketPricesKey = (storeId: string, currency: string) => `basketPrices.${storeId}.${currency}`;

const askedFor = ({ unitPrice, unitDiscount }: PricedLine) =>
  Math.round((unitPrice.amount - unitDiscount.amount) * 100) / 100;

/**
 * The earlier unit price of each line whose price has changed since this browser last showed the basket, by line id;
 * for the other lines the change that was reported before. In the currency's major unit.
 */
export function priceChanges(
  storage: PriceStorage,
  storeId: string,
  lines: readonly PricedLine[],
  reported: ReadonlyMap<string, number> = new Map(),
): ReadonlyMap<string, number> {
  const [first] = lines;
  if (!first) return reported;
  const known = read(storage, basketPricesKey(storeId, first.unitPrice.currency));
  const changed = lines.flatMap((line) => {
    const before = known[line.id];
    return before === undefined || before === askedFor(line) ? [] : [[line.id, before] as const];
  });
  return new Map([...reported, ...changed]);
}

/** Records the lines' current prices and drops lines that were removed. */
export function recordPrices(storage: PriceStorage, storeId: string, lines: readonly PricedLine[]): void {
  const [first] = lines;
  if (!first) return;
  const prices = Object.fromEntries(lines.map((line) => [line.id, askedFor(line)]));
  try {
    storage.setItem(basketPricesKey(storeId, first.unitPrice.currency), JSON.stringify(prices));
  } catch {
    // Storage may be full or forbidden; then no change is reported.
  }
}

function read(storage: PriceStorage, key: string): Record<string, number> {
  try {
    const kept: unknown = JSON.parse(storage.getItem(key) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    return Object.fromEntries(Object.entries(kept).filter(([, amount]) => typeof amount === 'number'));
  } catch {
    return {};
  }
}
