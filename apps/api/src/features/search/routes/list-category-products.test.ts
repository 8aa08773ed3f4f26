import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../../../test/test-api';
import type { ProductCard } from '../../catalogue/contract/product';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const idsOf = (items: ProductCard[]) => items.map(({ id }) => id);

describe('200', () => {
  it('lists the products of the category and its descendants, one card per product', async () => {
    const { status, body } = await api.call('/api/products/category/shirts');
    expect(status).toBe(200);
    expect(idsOf(body.products.items)).toEqual(['jersey', 'away']);
    expect(body.products).toMatchObject({ page: 1, pageSize: 24, totalItems: 2, totalPages: 1 });
  });

  it('omits unlisted products', async () => {
    const { body } = await api.call('/api/products/category/caps');
    expect(idsOf(body.products.items)).toEqual(['cap', 'scarf']);
  });

  it('returns pages, and an empty page after the last one', async () => {
    const page = async (number: number) =>
      (await api.call(`/api/products/category/north-root?page=${number}&pageSize=3`)).body.products;
    expect(await page(1)).toMatchObject({ totalItems: 4, totalPages: 2, pageSize: 3 });
    expect(idsOf((await page(1)).items)).toEqual(['jersey', 'cap', 'scarf']);
    expect(idsOf((await page(2)).items)).toEqual(['away']);
    expect(await page(3)).toEqual({ items: [], page: 3, pageSize: 3, totalItems: 4, totalPages: 2 });
  });
});

describe('400', () => {
  it.each([
    ['page=0', 'page', 'TooSmall'],
    ['page=1.5', 'page', 'NotInteger'],
    ['page=x', 'page', 'NotInteger'],
    ['pageSize=101', 'pageSize', 'TooLarge'],
  ])('rejects %s', async (query, field, code) => {
    const { status, body } = await api.call(`/api/products/category/shirts?${query}`);
    expect(status).toBe(400);
    expect(body.errors).toMatchObject([{ field, code }]);
  });
});

describe('404', () => {
  it.each(['gloves', 'nothing'])('rejects the id %s', async (id) => {
    const { status, body } = await api.call(`/api/products/category/${id}`);
    expect([status, body.errors[0].code]).toEqual([404, 'UnknownCategory']);
  });
});
