import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../../../test/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

describe('200', () => {
  it('lists every page in all its languages, and no redirect', async () => {
    const { status, body } = await api.call('/api/content/sitemap');
    expect(status).toBe(200);
    const pages = body.sitemap.entries.map(({ alternates }: { alternates: { url: string }[] }) =>
      alternates.map(({ url }) => url),
    );
    expect(pages).toEqual([
      ['/about/', '/da/om/'],
      ['/', '/da/'],
      ['/terms/', '/da/betingelser/'],
    ]);
  });

  it("lists each store's own pages", async () => {
    const { body } = await api.call('/api/content/sitemap', { store: 'south' });
    expect(body.sitemap.entries).toMatchObject([{ url: '/' }]);
  });
});

describe('400', () => {
  it('rejects a page before the first', async () => {
    const { status, body } = await api.call('/api/content/sitemap?page=0');
    expect([status, body.errors[0].field]).toEqual([400, 'page']);
  });
});

describe('404', () => {
  it('rejects an unknown store', async () => {
    const { status, body } = await api.call('/api/content/sitemap', { store: 'west' });
    expect([status, body.errors[0].code]).toEqual([404, 'UnknownStore']);
  });
});
