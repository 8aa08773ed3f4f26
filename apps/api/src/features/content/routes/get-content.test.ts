import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../../../test/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

describe('200', () => {
  it('returns the page with its links as paths', async () => {
    const { status, body } = await api.call('/api/content?url=/about/');
    expect(status).toBe(200);
    expect(body).toEqual({
      meta: { status: 200, redirect: null },
      route: {
        id: 'about',
        url: '/about/',
        contentAlias: 'contentPage',
        title: 'About',
        seoComposition: {
          view: { seoTitle: 'About | North', seoDescription: 'About About', canonicalUrl: '/about/' },
        },
        blocks: [{ type: 'richText', html: '<p>See <a href="/shirts/home/c-home/">our shirts</a></p>' }],
      },
    });
  });

  it("reads the culture from the path's prefix", async () => {
    const { body } = await api.call('/api/content?url=/da/om?ref=mail', { culture: 'en' });
    expect(body.route).toMatchObject({ id: 'about', title: 'Om', url: '/da/om/' });
    expect(body.route.blocks[0].html).toContain('href="/da/shirts-da/home-da/c-home/"');
  });

  it.each([
    ['/api/content', 'en', '/'],
    ['/api/content', 'da', '/da/'],
    ['/api/content?url=/da/', 'en', '/da/'],
  ])('returns the front page for %s in %s', async (path, culture, url) => {
    const { body } = await api.call(path, { culture });
    expect(body.route).toMatchObject({ contentAlias: 'frontPage', url });
  });

  it('returns the target of a redirect', async () => {
    const { status, body } = await api.call('/api/content?url=/old-about');
    expect([status, body]).toEqual([200, { meta: { status: 301, redirect: '/about/' }, route: null }]);
  });
});

describe('200 for a moved product or category', () => {
  it.each([
    ['/trousers/p-old-1/', '/about/'],
    ['/p-old-1/', '/about/'],
    ['/sale/trousers/p-old-1/extra/', '/about/'],
    ['/trousers/c-old/', '/shirts/home/c-home/'],
    ['/c-old/', '/shirts/home/c-home/'],
  ])('%s leads to %s', async (path, redirect) => {
    const { status, body } = await api.call(`/api/content?url=${path}`);
    expect([status, body]).toEqual([200, { meta: { status: 301, redirect }, route: null }]);
  });

  it.each(['/p-old-2/', '/c-old-1/', '/p-old/', '/da/p-old-1/', '/old-1/'])(
    '%s has not moved',
    async (path) => {
      expect((await api.call(`/api/content?url=${path}`)).status).toBe(404);
    },
  );
});

describe('404', () => {
  it.each(['/nothing/', '/om/', '/da/about/', '/da/old-about/', '/%zz/'])(
    'has nothing at %s',
    async (url) => {
      const { status, body } = await api.call(`/api/content?url=${encodeURIComponent(url)}`);
      expect(status).toBe(404);
      expect(body).toMatchObject({
        meta: { status: 404, redirect: null },
        success: false,
        errors: [{ code: 'UnknownPage', message: 'This page could not be found' }],
      });
    },
  );

  it('rejects a page of another store', async () => {
    expect((await api.call('/api/content?url=/about/', { store: 'south' })).status).toBe(404);
  });
});

describe('400', () => {
  it('rejects a path that is too long', async () => {
    const { status, body } = await api.call(`/api/content?url=/${'a'.repeat(2000)}`);
    expect([status, body.errors[0]]).toMatchObject([400, { code: 'TooLong', field: 'url' }]);
  });
});
