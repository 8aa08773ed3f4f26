import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { includedVat, vatRate } from './vat';

describe('includedVat', () => {
  it.each([
    [12_500, 25, 2500],
    [12_100, 21, 2100],
    [100, 25, 20],
    [1, 25, 0],
    [9999, 0, 0],
  ])('of %i at %i percent is %i', (gross, rate, vat) => expect(includedVat(gross, rate)).toBe(vat));

  it('added to the net amount results in the gross amount', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 100_000_000 }),
        fc.integer({ min: 0, max: 30 }),
        (gross, rate) => {
          const vat = includedVat(gross, rate);
          expect(Math.abs((gross - vat) * (rate / 100) - vat)).toBeLessThanOrEqual(
            0.5 * (1 + rate / 100) + 1e-6,
          );
        },
      ),
    );
  });
});

describe('vatRate', () => {
  const rates = { DK: 25, ES: 21, SE: 25 };
  it('is the rate of the shipping country', () => expect(vatRate(rates, 'ES', 'DK')).toBe(21));
  it("is the rate of the store's VAT country if no country is known", () =>
    expect(vatRate(rates, '', 'ES')).toBe(21));
  it('is the highest rate if the VAT country has none', () => expect(vatRate(rates, '', 'US')).toBe(25));
  it('is zero outside the VAT area', () => expect(vatRate(rates, 'US', 'DK')).toBe(0));
  it('is zero in a store without VAT', () => expect(vatRate({}, '', 'US')).toBe(0));
});
