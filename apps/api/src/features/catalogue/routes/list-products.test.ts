import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../../../test/test-api';
import type { ProductCard } from '../contract/product';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const shown = ({ products }: { products: ProductCard[] }) =>
  products.map(({ id, variantId }) => [id, variantId]);

describe('200', () => {
  it('returns cards in the requested order, by product or by variant', async () => {
    const { status, body } = await api.call('/api/products?id=cap&id=jersey-blue-m&id=jersey');
    expect(status).toBe(200);
    expect(shown(body)).toEqual([
      ['cap', 'cap-black-onesize'],
      ['jersey', 'jersey-blue-m'],
      ['jersey', 'jersey-red-xl'],
    ]);
  });

  it('accepts a single id', async () => {
    expect(shown((await api.call('/api/products?id=cap')).body)).toHaveLength(1);
  });

  it('omits unknown ids and ids of other stores', async () => {
    const { body } = await api.call('/api/products?id=nothing&id=glove&id=glove-grey-m&id=cap');
    expect(shown(body)).toEqual([['cap', 'cap-black-onesize']]);
  });

  it('returns the data of a card, with the prior price of a reduced product', async () => {
    const { body } = await api.call('/api/products?id=cap', { culture: 'da' });
    expect(body.products[0]).toEqual({
      id: 'cap',
      variantId: 'cap-black-onesize',
      name: 'Kasket',
      brand: 'North',
      category: 'Kasketter',
      url: '/da/caps-da/cap-da/p-cap-black-onesize/',
      images: ['front', 'back'].map((side) => ({
        url: `/media/north/cap-black-${side}`,
        altText: `Billede af cap-black-${side}`,
        title: `Billede af cap-black-${side}`,
        focal: { top: 0.5, left: 0.5 },
        width: 1200,
        height: 1500,
      })),
      price: {
        unitPrice: { amount: 175, currency: 'DKK' },
        discountPrice: { amount: 140, currency: 'DKK' },
        savings: { amount: 35, currency: 'DKK' },
        priorPrice: { amount: 175, currency: 'DKK' },
      },
      colors: [{ name: 'Sort', swatch: ['#112233'], url: '/da/caps-da/cap-da/p-cap-black-onesize/' }],
      stockStatus: 'InStock',
      isNew: false,
    });
  });

  it.each([
    ['jersey', 'InStock'],
    ['scarf', 'OutOfStock'],
    ['away', 'InPreorderStock'],
  ])('returns for %s the status %s', async (id, status) => {
    const { body } = await api.call(`/api/products?id=${id}`);
    expect(body.products[0].stockStatus).toBe(status);
  });
});

describe('400', () => {
  it('requires an id', async () => {
    const { status, body } = await api.call('/api/products');
    expect([status, body.errors[0]]).toEqual([
      400,
      { code: 'RequiredField', message: 'id is missing.', field: 'id' },
    ]);
  });

  it('rejects more than 100 ids', async () => {
    const ids = Array.from({ length: 101 }, (_, index) => `id=p${index}`).join('&');
    const { status, body } = await api.call(`/api/products?${ids}`);
    expect([status, body.errors[0].code]).toEqual([400, 'TooManyItems']);
  });
});

describe('404', () => {
  it('rejects an unknown store', async () => {
    const { status, body } = await api.call('/api/products?id=cap', { store: 'west' });
    expect([status, body.errors[0].code]).toEqual([404, 'UnknownStore']);
  });
});
