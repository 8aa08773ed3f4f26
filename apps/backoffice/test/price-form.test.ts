import { expect, it } from 'vitest';
import { paidForUnits, readAmount } from '../src/orders/refundable';
import { enteredPrices, priceConflicts, priceFault, storedPrices } from '../src/products/price-form';

it.each([
  ['79.95', 'EUR', 79.95],
  ['79,95', 'EUR', 79.95],
  ['600', 'DKK', 600],
  ['7.955', 'EUR', null],
  ['-1', 'EUR', null],
  ['1e3', 'EUR', null],
  ['12.5', 'JPY', null],
])('reads %s %s as %s', (entered, currency, amount) => {
  expect(readAmount(entered, currency)).toBe(amount);
});

it('keeps what a person does not enter when prices are stored again', () => {
  const before = { EUR: { unit: 7995, discounted: 5995, prior: 7495 } };
  const entered = enteredPrices(before);
  expect(entered).toEqual({ EUR: { unit: '79.95', discounted: '59.95' } });
  expect(storedPrices({ EUR: { unit: '80,00', discounted: '' } }, before)).toEqual({
    EUR: { unit: 8000, prior: 7495 },
  });
});

it('refuses a sale that is not lower than the price', () => {
  expect(priceFault({ unit: '50', discounted: '50' }, 'EUR')).toBe('products.notLower');
  expect(priceFault({ unit: 'x', discounted: '' }, 'EUR')).toBe('products.notPrice');
  expect(priceFault({ unit: '50', discounted: '49.99' }, 'EUR')).toBeNull();
});

it('lists the values that differ between two people', () => {
  const before = { EUR: { unit: '80', discounted: '' } };
  const theirs = { EUR: { unit: '75', discounted: '' } };
  const yours = { EUR: { unit: '80', discounted: '60' } };
  expect(priceConflicts(before, theirs, yours)).toEqual([
    { currency: 'EUR', field: 'unit', before: '80', theirs: '75', yours: '80' },
    { currency: 'EUR', field: 'discounted', before: '', theirs: '', yours: '60' },
  ]);
});

it('refunds the share of a line that was paid', () => {
  const money = (amount: number) => ({ amount, currency: 'EUR' });
  const line = { quantity: 3, total: money(30), voucherDiscount: money(5) } as Parameters<
    typeof paidForUnits
  >[0];
  expect([1, 2, 3].map((units) => paidForUnits(line, units))).toEqual([8.33, 16.67, 25]);
});
