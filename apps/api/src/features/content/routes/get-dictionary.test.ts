import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../../../test/test-api';

const path = '/api/dictionary/dictionariesbyculture';
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

describe('200', () => {
  it("returns the culture's texts", async () => {
    const { status, body } = await api.call(path, { culture: 'da' });
    expect(status).toBe(200);
    expect(body).toEqual({
      meta: { status: 200, redirect: null },
      data: {
        views: {
          dictionaryItemsByCulture: {
            dictionaryItems: [
              { view: { alias: 'Basket.Add', value: 'Læg i kurv' } },
              { view: { alias: 'Basket.Heading', value: 'Kurv' } },
            ],
          },
        },
      },
    });
  });

  it("falls back to the store's default culture", async () => {
    const { body } = await api.call(path, { culture: 'fr' });
    expect(body.data.views.dictionaryItemsByCulture.dictionaryItems[0].view.value).toBe('Add to basket');
  });

  it("returns each store's own texts", async () => {
    const { body } = await api.call(path, { store: 'south' });
    expect(body.data.views.dictionaryItemsByCulture.dictionaryItems).toEqual([
      { view: { alias: 'Basket.Add', value: 'Put it in' } },
    ]);
  });
});

describe('400', () => {
  it('requires a store', async () => {
    const { status, body } = await api.call(path, { store: null });
    expect(status).toBe(400);
    expect(body).toMatchObject({
      meta: { status: 400, redirect: null },
      success: false,
      errors: [{ code: 'RequiredField', message: 'StoreId is missing.', field: 'StoreId' }],
    });
  });
});

describe('404', () => {
  it('rejects an unknown store, in the language of the culture', async () => {
    const { status, body } = await api.call(path, { store: 'west', culture: 'da' });
    expect(status).toBe(404);
    expect(body.errors).toEqual([
      { code: 'UnknownStore', message: 'Der findes ingen butik med id west.', field: 'StoreId' },
    ]);
  });
});
