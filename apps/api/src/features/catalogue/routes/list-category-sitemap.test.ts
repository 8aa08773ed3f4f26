import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { north } from '../../../../test/seed/north';
import { startTestApi, type TestApi } from '../../../../test/test-api';
import { importStore } from '../../imports/import-store';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const urls = async () => {
  const { body } = await api.call('/api/categories/sitemap');
  return body.sitemap.entries.map(({ url }: { url: string }) => url);
};

describe('200', () => {
  it('lists the categories below the root in all their languages', async () => {
    const { status, body } = await api.call('/api/categories/sitemap');
    expect(status).toBe(200);
    expect(body.sitemap).toMatchObject({ page: 1, totalItems: 3, totalPages: 1 });
    expect(body.sitemap.entries[1]).toEqual({
      url: '/shirts/home/c-home/',
      alternates: [
        { culture: 'en', locale: 'en-GB', url: '/shirts/home/c-home/' },
        { culture: 'da', locale: 'da-DK', url: '/da/shirts-da/home-da/c-home/' },
      ],
      lastModified: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    });
  });

  it('omits categories without listed products', async () => {
    const products = north.products.filter(({ id }) => id === 'jersey' || id === 'hidden');
    await importStore(api.context.db, { ...north, products });
    expect(await urls()).toEqual(['/shirts/c-shirts/', '/shirts/home/c-home/']);
  });
});

describe('400', () => {
  it('rejects a page before the first', async () => {
    const { status, body } = await api.call('/api/categories/sitemap?page=0');
    expect([status, body.errors[0].field]).toEqual([400, 'page']);
  });
});

describe('404', () => {
  it('rejects an unknown store', async () => {
    const { status, body } = await api.call('/api/categories/sitemap', { store: 'west' });
    expect([status, body.errors[0].code]).toEqual([404, 'UnknownStore']);
  });
});
