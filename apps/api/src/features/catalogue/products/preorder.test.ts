import { expect, it } from 'vitest';
import type { CatalogueVariant } from './catalogue-product';
import { toPreorder } from './preorder';

const variant = (size: string, stock: number, availableFrom: string | null): CatalogueVariant => ({
  id: `shirt-${size.toLowerCase()}`,
  color: 'red',
  size,
  sku: size,
  ean: null,
  isLead: false,
  stock,
  availableFrom,
  price: { currency: 'EUR', unit: 100, discounted: null, prior: null },
});

const preorderOf = (...variants: CatalogueVariant[]) =>
  toPreorder(
    {
      id: 'shirt',
      brand: 'North',
      isNew: false,
      isUnlisted: false,
      name: 'Shirt',
      path: '/shirt',
      mainCategory: null,
      colors: [{ code: 'red', name: 'Red', swatch: ['#ff0000'], images: [] }],
      variants,
    },
    { today: '2026-11-21' },
  );

it('returns the range of shipping dates and the maximum quantities', () => {
  expect(
    preorderOf(variant('L', 3, '2027-03-01'), variant('S', 500, '2027-02-12'), variant('M', 0, '2027-01-01')),
  ).toMatchObject({
    stockStatus: 'InPreorderStock',
    canBeOrdered: true,
    isPreorder: true,
    sentFrom: { earliest: '2027-02-12', latest: '2027-03-01' },
    variants: [
      { id: 'shirt-s', availableFrom: '2027-02-12', maxQuantity: 99 },
      { id: 'shirt-m', stockStatus: 'OutOfStock', availableFrom: null, maxQuantity: 0 },
      { id: 'shirt-l', colorName: 'Red', availableFrom: '2027-03-01', maxQuantity: 3 },
    ],
  });
});

it('is not a preorder if a variant is in stock or the day has come', () => {
  expect(preorderOf(variant('S', 1, null), variant('M', 1, '2027-02-12'))).toMatchObject({
    isPreorder: false,
    canBeOrdered: true,
    sentFrom: { earliest: '2027-02-12' },
  });
  expect(preorderOf(variant('S', 1, '2026-11-21'))).toMatchObject({ isPreorder: false, sentFrom: null });
});

it('cannot be ordered without stock', () => {
  expect(preorderOf(variant('S', 0, '2027-02-12'))).toMatchObject({
    canBeOrdered: false,
    isPreorder: false,
    sentFrom: null,
  });
});
