import { expect, test } from 'vitest';
import type { ProductCard, Variant } from '../data/contract';
import { goodsValue, trackedCard, trackedLine, trackedVariant } from './tracked-variant';

const euros = (amount: number) => ({ amount, currency: 'EUR' });
const price = {
  unitPrice: euros(80),
  discountPrice: euros(60),
  savings: euros(20),
  priorPrice: euros(80),
};
const line = {
  productId: 'v-1',
  name: 'Home shirt',
  brand: 'North',
  categories: ['Home shirts', 'Kids'],
  quantity: 2,
  unitPrice: euros(80),
  unitDiscount: euros(20),
  voucherDiscount: euros(0),
  properties: [
    { label: 'color', value: 'Red' },
    { label: 'size', value: 'M' },
    { label: 'name', value: 'FREJA' },
  ],
};
const card: ProductCard = {
  id: 'shirt',
  variantId: 'v-1',
  name: 'Home shirt',
  brand: 'North',
  category: 'Home shirts',
  url: '/p-v-1/',
  images: [],
  price,
  colors: [],
  stockStatus: 'InStock',
  isNew: false,
};
const variant: Variant = {
  id: 'v-1',
  url: '/p-v-1/',
  sku: 'S1',
  ean: null,
  color: 'red',
  size: 'M',
  price,
  stockStatus: 'InStock',
  availableFrom: null,
};
const product = { name: 'Home shirt', brand: 'North', category: 'Home shirts', colorName: 'Red' };

test('a line costs what the sale and its share of the vouchers leave of it', () => {
  expect(trackedLine(line)).toMatchObject({ price: 60, discount: 20, quantity: 2 });
  const withVoucher = { ...line, voucherDiscount: euros(12) };
  expect(trackedLine(withVoucher)).toMatchObject({ price: 54, discount: 26, quantity: 2 });
  expect(trackedLine(withVoucher, 1)).toMatchObject({ price: 54, discount: 26, quantity: 1 });
});

test('a variant has the same id, name, brand, words, price and category in a list, on its page and in a basket', () => {
  const same = {
    id: 'v-1',
    name: 'Home shirt',
    brand: 'North',
    price: 60,
    discount: 20,
    categories: ['Home shirts'],
  };
  expect(trackedCard(card)).toMatchObject(same);
  expect(trackedVariant(product, variant)).toMatchObject({ ...same, variant: 'Red, M' });
  expect(trackedLine(line)).toMatchObject({ ...same, variant: 'Red, M' });
});

test('a line of an unknown brand names none', () => {
  expect(trackedLine({ ...line, brand: '' })).not.toHaveProperty('brand');
});

test('the goods are worth what is charged for them', () => {
  const charged = { subTotal: euros(159.9), discountTotal: euros(15.99) };
  expect(goodsValue(charged)).toBeCloseTo(143.91, 10);
});
