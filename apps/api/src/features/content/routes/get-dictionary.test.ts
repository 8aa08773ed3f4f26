import { languages } from '@matchday/dictionary/languages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../../../test/test-api';

const path = '/api/dictionary/dictionariesbyculture';
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

async function textsOf(call: Parameters<TestApi['call']>[1]): Promise<Map<string, string>> {
  const { status, body } = await api.call(path, call);
  expect([status, body.meta]).toEqual([200, { status: 200, redirect: null }]);
  const items: { view: { alias: string; value: string } }[] =
    body.data.views.dictionaryItemsByCulture.dictionaryItems;
  return new Map(items.map(({ view }) => [view.alias, view.value]));
}

describe('200', () => {
  it("returns the culture's texts: the store's own, and the shipped ones for all others", async () => {
    const texts = await textsOf({ culture: 'da' });
    expect(texts.get('Basket.Add')).toBe('Læg i kurv');
    expect(texts.get('Product.Color')).toBe(languages.da?.screens['Product.Color']);
    expect(texts.get('Mail.Order.Number')).toBe(languages.da?.mails['Mail.Order.Number']);
    expect(texts.get('ErrorMessage.BasketEmpty')).toBe(languages.da?.errorMessages.BasketEmpty);
  });

  it("falls back to the store's default culture", async () => {
    expect((await textsOf({ culture: 'fr' })).get('Basket.Add')).toBe('Add to basket');
  });

  it("returns each store's own texts", async () => {
    const texts = await textsOf({ store: 'south' });
    expect([texts.get('Basket.Add'), texts.has('Basket.Heading')]).toEqual(['Put it in', false]);
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
