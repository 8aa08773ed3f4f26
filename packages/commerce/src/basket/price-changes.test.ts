import { expect, it } from 'vitest';
import { type PriceStorage, priceChanges, recordPrices } from './price-changes';

const euros = (amount: number) => ({ amount, currency: 'EUR' });
const line = (id: string, amount: number, discount = 0) => ({
  id,
  unitPrice: euros(amount),
  unitDiscount: euros(discount),
});

function storage(kept = new Map<string, string>()): PriceStorage {
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) };
}

it('reports a line’s earlier price when the price has changed', () => {
  const browser = storage();
  recordPrices(browser, 'club', [line('shirt', 89.95), line('cap', 20)]);
  expect(priceChanges(browser, 'club', [line('shirt', 89.95, 22.49), line('cap', 20)])).toEqual(
    new Map([['shirt', 89.95]]),
  );
});

it('keeps reporting a change while the basket is open, and reports the next one too', () => {
  const browser = storage();
  recordPrices(browser, 'club', [line('shirt', 80), line('cap', 20)]);
  let reported = priceChanges(browser, 'club', [line('shirt', 90), line('cap', 20)]);
  recordPrices(browser, 'club', [line('shirt', 90), line('cap', 20)]);
  reported = priceChanges(browser, 'club', [line('shirt', 90), line('cap', 25)], reported);
  expect(reported).toEqual(
    new Map([
      ['shirt', 80],
      ['cap', 20],
    ]),
  );
  expect(priceChanges(browser, 'club', [], reported)).toEqual(reported);
});

it('reports nothing for a new line or for the same amount with a rounding difference', () => {
  const browser = storage();
  recordPrices(browser, 'club', [line('shirt', 67.46)]);
  expect(priceChanges(browser, 'club', [line('shirt', 89.95, 22.49), line('scarf', 15)]).size).toBe(0);
});

it('keeps stores and currencies apart', () => {
  const browser = storage();
  recordPrices(browser, 'club', [line('shirt', 80)]);
  const kroner = { ...line('shirt', 599), unitPrice: { amount: 599, currency: 'DKK' } };
  expect(priceChanges(browser, 'other', [line('shirt', 90)]).size).toBe(0);
  expect(priceChanges(browser, 'club', [kroner]).size).toBe(0);
});

it.each(['nonsense', '[]', '{"shirt":"80"}', 'null'])('reports nothing if the browser stores %s', (text) => {
  const browser = storage(new Map([['basketPrices.club.EUR', text]]));
  expect(priceChanges(browser, 'club', [line('shirt', 90)]).size).toBe(0);
});

it('does not fail if the browser forbids storage', () => {
  const full: PriceStorage = {
    getItem: () => null,
    setItem: () => {
      throw new Error('QuotaExceededError');
    },
  };
  expect(() => recordPrices(full, 'club', [line('shirt', 80)])).not.toThrow();
});
