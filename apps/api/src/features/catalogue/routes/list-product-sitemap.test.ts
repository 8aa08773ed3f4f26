import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { north } from '../../../../test/seed/north';
import { south } from '../../../../test/seed/south';
import { startTestApi, type TestApi } from '../../../../test/test-api';
import { importStore } from '../../imports/import-store';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const entries = async (path = '/api/products/sitemap', call = {}) =>
  (await api.call(path, call)).body.sitemap.entries;
const urls = (list: { url: string }[]) => list.map(({ url }) => url);

describe('200', () => {
  it('lists every colour of every listed product in all its languages', async () => {
    const { status, body } = await api.call('/api/products/sitemap', { culture: 'da' });
    expect(status).toBe(200);
    expect(body.sitemap).toMatchObject({ page: 1, pageSize: 1000, totalItems: 5, totalPages: 1 });
    expect(urls(body.sitemap.entries)).toEqual([
      '/shirts/home/jersey/p-jersey-blue-s/',
      '/shirts/home/jersey/p-jersey-red-xl/',
      '/caps/cap/p-cap-black-onesize/',
      '/caps/scarf/p-scarf-red-onesize/',
      '/shirts/away/p-away-white-m/',
    ]);
    expect(body.sitemap.entries[0].alternates).toEqual([
      { culture: 'en', locale: 'en-GB', url: '/shirts/home/jersey/p-jersey-blue-s/' },
      { culture: 'da', locale: 'da-DK', url: '/da/shirts-da/home-da/jersey-da/p-jersey-blue-s/' },
    ]);
  });

  it("has the time of the product's last change, not of the import", async () => {
    const times = async () =>
      Object.fromEntries(
        (await entries()).map(({ url, lastModified }: { url: string; lastModified: string }) => [
          url,
          lastModified,
        ]),
      );
    const before = await times();
    const products = north.products.map((product) =>
      product.id === 'cap' ? { ...product, brand: 'Southern' } : product,
    );
    await importStore(api.context.db, { ...north, products });
    const cap = '/caps/cap/p-cap-black-onesize/';
    const { [cap]: after, ...others } = await times();
    expect({ ...others, [cap]: before[cap] }).toEqual(before);
    expect(Date.parse(String(after))).toBeGreaterThan(Date.parse(String(before[cap])));
  });

  it('is empty after the last page', async () => {
    const { body } = await api.call('/api/products/sitemap?page=2');
    expect(body.sitemap).toMatchObject({ entries: [], page: 2, totalPages: 1 });
  });

  it('has pages of limited size that do not overlap', async () => {
    const products = Array.from({ length: 1001 }, (_, index) => {
      const [product] = structuredClone(south.products);
      if (!product) throw new Error('The test shop sells nothing.');
      for (const { variants } of product.colors) for (const variant of variants) variant.id = `g${index}`;
      return Object.assign(product, { id: `glove-${index}`, addOns: [] });
    });
    await importStore(api.context.db, { ...south, products });
    const first = await entries('/api/products/sitemap', { store: 'south' });
    const second = await entries('/api/products/sitemap?page=2', { store: 'south' });
    expect([first.length, second.length]).toEqual([1000, 1]);
    expect(new Set(urls([...first, ...second])).size).toBe(1001);
  });
});

describe('400', () => {
  it.each(['0', 'x', '10001'])('rejects page %s', async (page) => {
    const { status, body } = await api.call(`/api/products/sitemap?page=${page}`);
    expect([status, body.errors[0].field]).toEqual([400, 'page']);
  });
});

describe('404', () => {
  it('rejects an unknown store', async () => {
    const { status, body } = await api.call('/api/products/sitemap', { store: 'west' });
    expect([status, body.errors[0].code]).toEqual([404, 'UnknownStore']);
  });
});
