import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectRefusal } from '../../../../test/refusals';
import { wardrobe } from '../../../../test/seed/wardrobe';
import { startTestApi, type TestApi } from '../../../../test/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ stores: [wardrobe] });
});
afterAll(() => api.close());

const search = (body: unknown) =>
  api.call('/api/products/search', { method: 'POST', store: 'wardrobe', body });

describe('200', () => {
  it('returns the same result as the search by query', async () => {
    const query = new URLSearchParams([
      ['Term', 'jersey'],
      ['PageSize', '1'],
      ['CategoryId', 'tops'],
      ['Filters.MultipleFilters', 'color:blue'],
      ['Filters.MultipleFilters', 'color:red'],
      ['Filters.RangeFilters', 'price:-85.5'],
      ['Filters.BitFilters', 'inStock'],
      ['Sorting', 'priceAscending'],
    ]);
    const byQuery = await api.call(`/api/products/search?${query.toString()}`, { store: 'wardrobe' });
    const byBody = await search({
      term: 'jersey',
      pageSize: 1,
      categoryId: 'tops',
      filters: {
        multipleFilters: [{ id: 'color', values: ['blue', 'red'] }],
        rangeFilters: [{ id: 'price', min: null, max: 85.5 }],
        bitFilters: ['inStock'],
      },
      sorting: 'priceAscending',
    });
    expect(byBody.status).toBe(200);
    expect(byBody.body).toEqual(byQuery.body);
    expect(byBody.body.products).toMatchObject({ totalItems: 1, items: [{ id: 'away' }] });
  });

  it('returns all products for an empty search', async () => {
    expect((await search({})).body.products.totalItems).toBe(4);
  });
});

describe('400', () => {
  it.each([
    [{ term: 5 }, 'term', 'WrongType'],
    [{ filters: { bitFilters: ['old'] } }, 'filters.bitFilters.0', 'NotOneOf'],
    [
      { filters: { multipleFilters: [{ id: 'shade', values: [] }] } },
      'filters.multipleFilters.0.id',
      'NotOneOf',
    ],
    [{ filters: { rangeFilters: [{ id: 'price', min: -1 }] } }, 'filters.rangeFilters.0.min', 'TooSmall'],
  ])('rejects %j', async (body, field, code) => {
    expectRefusal(await search(body), 400, code, field);
  });
});

describe('404', () => {
  it('rejects an unknown store', async () => {
    const answer = await api.call('/api/products/search', { method: 'POST', store: 'west', body: {} });
    expectRefusal(answer, 404, 'UnknownStore', 'StoreId');
  });
});
