import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { preorderDate } from '../../../../test/seed/north';
import { startTestApi, type TestApi } from '../../../../test/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const idsOf = (items: { id: string }[]) => items.map(({ id }) => id);

describe('200', () => {
  it('returns the data of the product page', async () => {
    const { status, body } = await api.call('/api/products/jersey');
    expect(status).toBe(200);
    expect(body.product).toMatchObject({
      id: 'jersey',
      name: 'Home jersey',
      brand: 'North',
      url: '/shirts/home/jersey/p-jersey-red-xl/',
      description: 'Home jersey: one paragraph.\n\nAnother paragraph.',
      features: ['Light', 'Dries quickly'],
      composition: '100% polyester',
      care: 'Wash at 30 degrees',
      warnings: [],
      manufacturer: { name: 'North Mills', email: 'mill@north.example' },
      breadcrumb: {
        parent: { name: 'Home shirts', url: '/shirts/home/c-home/' },
        items: [
          { name: 'Shirts', url: '/shirts/c-shirts/' },
          { name: 'Home shirts', url: '/shirts/home/c-home/' },
        ],
      },
      selectedVariantId: 'jersey-red-xl',
      attributes: { colorName: 'Red', sizeNumber: 'XL', isUnlisted: false },
      metaTitle: 'Home jersey | North',
    });
    expect(body.product.images.map(({ url }: { url: string }) => url)).toEqual([
      '/media/north/jersey-red-front',
      '/media/north/jersey-red-back',
    ]);
  });

  it('has a size guide in the language of the culture, or none', async () => {
    const { body } = await api.call('/api/products/jersey', { culture: 'da' });
    expect(body.product.sizeGuide).toEqual({
      id: 'shirts',
      name: 'Trøjer',
      notes: ['Mål på bar hud.'],
      measures: [
        { name: 'Bryst', unit: 'cm' },
        { name: 'Alder', unit: 'years' },
      ],
      rows: [
        {
          size: 'S',
          values: [
            { from: 88, to: 94.5 },
            { from: 12, to: 14 },
          ],
        },
        { size: 'M', values: [{ from: 95, to: 102 }, null] },
      ],
    });
    expect((await api.call('/api/products/cap')).body.product.sizeGuide).toBeNull();
  });

  it('has the available prints, in the language and currency of the culture', async () => {
    const { addOns } = (await api.call('/api/products/jersey', { culture: 'da' })).body.product;
    expect(addOns).toMatchObject([
      { relationId: 'jersey-own', printType: 'NameAndNumber', kind: 'Personal', players: [] },
      { relationId: 'jersey-name', printType: 'Name' },
      { relationId: 'jersey-number', printType: 'Number' },
      { relationId: 'jersey-player', kind: 'Player' },
    ]);
    expect(addOns[0]).toMatchObject({
      name: 'Dit navn og nummer',
      text: 'Trykkes på bestilling',
      price: { amount: 140, currency: 'DKK' },
      rules: { nameMaxLength: 12, numberMin: 1, numberMax: 99, allowedCharacters: "'-" },
      isReturnable: false,
    });
    expect(addOns[0].printSettings).toEqual({
      nameTextSize: 88,
      numberTextSize: 300,
      textPlacement: 'NameAboveNumber',
      nameFontUrl: '/media/north/fonts/block.woff2',
      numberFontUrl: '/media/north/fonts/block.woff2',
      color: '#ffffff',
    });
    expect(addOns.at(-1).players).toEqual([
      { id: 'eikrem', name: 'EIKREM', number: 7, role: 'Angriber' },
      { id: 'dahl', name: 'DAHL-WINTHER', number: 1, role: null },
    ]);
    expect((await api.call('/api/products/cap')).body.product.addOns).toEqual([]);
  });

  it('sorts sizes from small to large', async () => {
    const { body } = await api.call('/api/products/jersey');
    expect(body.product.sizes).toEqual(['S', 'M', 'L', 'XL']);
    expect(idsOf(body.product.variants)).toEqual([
      'jersey-red-s',
      'jersey-red-m',
      'jersey-red-l',
      'jersey-red-xl',
      'jersey-blue-s',
      'jersey-blue-m',
    ]);
  });

  it('has the stock status of every variant and colour', async () => {
    const { body } = await api.call('/api/products/jersey');
    const status = (id: string) =>
      body.product.variants.find((variant: { id: string }) => variant.id === id).stockStatus;
    expect([status('jersey-red-m'), status('jersey-red-l')]).toEqual(['InStock', 'OutOfStock']);
    expect(body.product.colors).toMatchObject([
      { code: 'red', leadVariantId: 'jersey-red-xl', stockStatus: 'InStock' },
      { code: 'blue', leadVariantId: 'jersey-blue-s', url: '/shirts/home/jersey/p-jersey-blue-s/' },
    ]);
  });

  it('has the shipping day of a preorder', async () => {
    const { body } = await api.call('/api/products/away');
    expect(body.product.variants).toMatchObject([
      { stockStatus: 'InPreorderStock', availableFrom: preorderDate },
    ]);
  });

  it('returns an unlisted product', async () => {
    const { status, body } = await api.call('/api/products/hidden');
    expect([status, body.product.attributes.isUnlisted]).toEqual([200, true]);
  });

  it('has related listed products of its categories, without itself', async () => {
    const { body } = await api.call('/api/products/cap');
    expect(idsOf(body.product.related)).toEqual(['scarf']);
  });
});

describe('404', () => {
  it.each(['glove', 'nothing', 'jersey-red-m'])('rejects the id %s', async (id) => {
    const { status, body } = await api.call(`/api/products/${id}`);
    expect([status, body.errors]).toEqual([
      404,
      [{ code: 'UnknownProduct', message: 'This product could not be found.' }],
    ]);
  });
});

describe('400', () => {
  it('rejects a malformed id', async () => {
    const { status, body } = await api.call('/api/products/a%20b');
    expect([status, body.errors[0].field]).toEqual([400, 'id']);
  });
});
