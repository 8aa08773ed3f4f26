import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../../../test/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

describe('200', () => {
  it('returns the tree below the root category', async () => {
    const { status, body } = await api.call('/api/categories');
    expect(status).toBe(200);
    expect(body.categories).toEqual([
      {
        id: 'shirts',
        name: 'Shirts',
        url: '/shirts/c-shirts/',
        metaTitle: 'Shirts | North',
        metaDescription: 'Shirts',
        children: [
          {
            id: 'home',
            name: 'Home shirts',
            url: '/shirts/home/c-home/',
            metaTitle: 'Home shirts | North',
            metaDescription: 'Home shirts',
            children: [],
          },
        ],
      },
      {
        id: 'caps',
        name: 'Caps',
        url: '/caps/c-caps/',
        metaTitle: 'Caps | North',
        metaDescription: 'Caps',
        children: [],
      },
    ]);
  });

  it('uses the names and paths of the culture', async () => {
    const { body } = await api.call('/api/categories', { culture: 'da' });
    expect(body.categories[0].children[0]).toMatchObject({
      name: 'Hjemmetrøjer',
      url: '/da/shirts-da/home-da/c-home/',
    });
  });

  it('starts at rootCategoryId', async () => {
    const { body } = await api.call('/api/categories', { headers: { rootCategoryId: 'shirts' } });
    expect(body.categories.map(({ id }: { id: string }) => id)).toEqual(['home']);
  });

  it("starts at the store's root if rootCategoryId belongs to another store", async () => {
    const { body } = await api.call('/api/categories', { headers: { rootCategoryId: 'south-root' } });
    expect(body.categories.map(({ id }: { id: string }) => id)).toEqual(['shirts', 'caps']);
  });
});

describe('404', () => {
  it('rejects an unknown store', async () => {
    const { status, body } = await api.call('/api/categories', { store: 'west' });
    expect([status, body.errors[0].code]).toEqual([404, 'UnknownStore']);
  });
});
