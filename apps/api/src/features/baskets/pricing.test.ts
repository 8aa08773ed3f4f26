import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lineTotal, type PricedLine, shippingCost, totalsOf, unitDiscount } from './pricing';

const shirt = { unit: 8995, discounted: null, quantity: 2 };
const scarf = { unit: 2495, discounted: 1995, quantity: 3 };
const home = { price: 595, freeFrom: 20_000 };

describe('unitDiscount', () => {
  it('is the sale discount', () => expect(unitDiscount(scarf)).toBe(500));
  it('is zero without a sale', () => expect(unitDiscount(shirt)).toBe(0));
  it('is never negative', () => expect(unitDiscount({ unit: 100, discounted: 120 })).toBe(0));
});

describe('shippingCost', () => {
  it('is the price below the free shipping limit', () => expect(shippingCost(home, 19_999)).toBe(595));
  it('is zero from the free shipping limit', () => expect(shippingCost(home, 20_000)).toBe(0));
  it('is the price without a free shipping limit', () =>
    expect(shippingCost({ price: 595, freeFrom: null }, 1e7)).toBe(595));
});

describe('totalsOf', () => {
  it('sums lines, discounts and shipping, and calculates the included VAT', () => {
    expect(totalsOf([shirt, scarf], { price: 595, freeFrom: null }, 25)).toEqual({
      quantity: 5,
      subTotal: 25_475,
      discountTotal: 1500,
      voucherTotal: 0,
      shippingTotal: 595,
      taxTotal: 4914,
      total: 24_570,
    });
  });

  it('has no shipping total before a shipping method is chosen', () => {
    expect(totalsOf([shirt], null, 25)).toMatchObject({ shippingTotal: null, total: 17_990 });
  });

  it('calculates shipping and VAT after vouchers', () => {
    const vouchers = { total: 5990, freeShipping: false };
    expect(totalsOf([shirt], home, 25, vouchers)).toEqual({
      quantity: 2,
      subTotal: 17_990,
      discountTotal: 5990,
      voucherTotal: 5990,
      shippingTotal: 595,
      taxTotal: 2519,
      total: 12_595,
    });
    expect(totalsOf([shirt], home, 25, { ...vouchers, freeShipping: true })).toMatchObject({
      shippingTotal: 0,
      total: 12_000,
    });
  });

  it('charges no shipping for an empty basket', () => {
    expect(totalsOf([], home, 25)).toEqual({
      quantity: 0,
      subTotal: 0,
      discountTotal: 0,
      voucherTotal: 0,
      shippingTotal: null,
      taxTotal: 0,
      total: 0,
    });
  });

  const lines = fc.array(
    fc.record({
      unit: fc.integer({ min: 1, max: 1_000_000 }),
      discounted: fc.option(fc.integer({ min: 0, max: 1_000_000 })),
      quantity: fc.integer({ min: 1, max: 99 }),
    }),
    { maxLength: 20 },
  );

  it('equals the sum of any lines and shipping', () => {
    fc.assert(
      fc.property(
        lines,
        fc.integer({ min: 0, max: 5000 }),
        fc.integer({ min: 0, max: 27 }),
        (some, price, rate) => {
          const totals = totalsOf(some, { price, freeFrom: null }, rate);
          const goods = some.reduce((sum: number, line: PricedLine) => sum + lineTotal(line), 0);
          expect(totals.total).toBe(goods + (totals.shippingTotal ?? 0));
          expect(totals.total).toBe(totals.subTotal - totals.discountTotal + (totals.shippingTotal ?? 0));
          expect(Number.isSafeInteger(totals.taxTotal)).toBe(true);
          expect(totals.taxTotal).toBeLessThanOrEqual(totals.total);
          expect(totals.discountTotal).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });
});
