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

it('tells what a line cost before, once it costs something else', () => {
  const browser = storage();
  recordPrices(browser, 'club', [line('shirt', 89.95), line('cap', 20)]);
  expect(priceChanges(browser, 'club', [line('shirt', 89.95, 22.49), line('cap', 20)])).toEqual(
    new Map([['shirt', 89.95]]),
  );
});

it('goes on telling a change while the basket is looked at, and tells the next one too', () => {
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

it('tells nothing of a new line, nor of the same amount reckoned otherwise', () => {
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

it.each(['nonsense', '[]', '{"shirt":"80"}', 'null'])('tells nothing where the browser holds %s', (text) => {
  const browser = storage(new Map([['basketPrices.club.EUR', text]]));
  expect(priceChanges(browser, 'club', [line('shirt', 90)]).size).toBe(0);
});

it('lets a browser be that keeps nothing', () => {
  const full: PriceStorage = {
    getItem: () => null,
    setItem: () => {
      throw new Error('QuotaExceededError');
    },
  };
  expect(() => recordPrices(full, 'club', [line('shirt', 80)])).not.toThrow();
});
