import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test, vi } from 'vitest';
import { serveApp } from './served-app';

const long = 'A shirt of the home team. '.repeat(500);
const shirt = () => serveApp(() => ({ body: long, tags: [] }));

describe('an address', () => {
  test.each(['utm_source=mail', 'gclid=1', 'fbclid=2&utm_medium=x', 'anything=', '__nextDataReq=1'])(
    'with %s is the page without it',
    async (query) => {
      await using app = await shirt();
      await app.get('/shirt/');
      await app.get(`/shirt/?${query}`);
      await app.get(`/shirt/?${query}&color=`);
      expect(app.asked).toEqual(['GET /shirt/', 'GET /shirt/?color=']);
    },
  );

  test('with a query that the page reads is a page of its own', async () => {
    await using app = await serveApp(({ url }) => ({ body: url ?? '', tags: [] }));
    expect((await app.get('/shirts/?x=1&color=red')).text).toBe('/shirts/?color=red');
    expect((await app.get('/shirts/?color=blue')).text).toBe('/shirts/?color=blue');
    expect((await app.get('/shirts/?color=red&y=2')).text).toBe('/shirts/?color=red');
    expect(app.asked).toHaveLength(2);
  });

  test('that leads elsewhere does so with its whole query', async () => {
    await using app = await serveApp(({ url }) => ({ status: 308, headers: { Location: `/new${url}` } }));
    expect((await app.get('/old?utm_source=mail')).headers.location).toBe('/new/old?utm_source=mail');
  });
});

describe('a header', () => {
  test('with an expectation that nobody knows is ignored', async () => {
    await using app = await shirt();
    expect(await app.get('/shirt/', { expect: 'a shirt' })).toMatchObject({ status: 200, text: long });
  });

  test('of a browser does not reach a page', async () => {
    await using app = await serveApp(({ headers }) => ({ body: JSON.stringify(headers), tags: [] }));
    const { text } = await app.get('/shirt/', {
      cookie: 'basket=1',
      'user-agent': 'a bot',
      'accept-language': 'da',
      'x-nextjs-data': '1',
      'next-router-prefetch': '1',
      'x-forwarded-host': 'shop.example',
    });
    const seen = JSON.parse(text) as Record<string, string>;
    expect(seen['x-forwarded-host']).toBe('shop.example');
    expect(Object.keys(seen).filter((name) => /cookie|language|next|data/.test(name))).toEqual([]);
    expect(text).not.toContain('a bot');
  });

  test('with the cookie of a customer asks for the page of customers, without its value', async () => {
    await using app = await serveApp(({ headers }) => ({ body: headers.cookie ?? 'login', tags: [] }));
    expect((await app.get('/user/', { cookie: 'basket=2; session=secret' })).text).toBe('session=1');
    expect((await app.get('/user/', { cookie: 'basket=2; sessions=1' })).text).toBe('login');
    expect((await app.get('/user/?utm_source=mail', { cookie: 'session=other' })).text).toBe('session=1');
    expect(app.asked).toHaveLength(2);
    expect((await app.get('/shirt/', { cookie: 'session=secret' })).text).toBe('login');
  });

  test('of the router asks for another payload of the page', async () => {
    await using app = await serveApp(({ headers }) => ({
      body: ['rsc', 'next-router-segment-prefetch', 'next-router-state-tree']
        .map((name) => String(headers[name]))
        .join(' '),
      tags: [],
      key: '/product/1',
    }));
    const rsc = { rsc: '1', 'next-router-state-tree': 'tree' };
    expect((await app.get('/shirt/')).text).toBe('undefined undefined undefined');
    expect((await app.get('/shirt/?_rsc=a', rsc)).text).toBe('1 undefined tree');
    const segment = { ...rsc, 'next-router-segment-prefetch': '/_tree' };
    expect((await app.get('/shirt/?_rsc=b', segment)).text).toBe('1 /_tree tree');
    await app.get('/shirt/?_rsc=b', segment);
    expect(app.asked).toEqual(['GET /shirt/', 'GET /shirt/?_rsc=a', 'GET /shirt/?_rsc=b']);
  });
});

describe('a response', () => {
  test('is compressed as the client takes it, best once there was time', async () => {
    await using app = await shirt();
    const first = await app.get('/shirt/', { 'accept-encoding': 'gzip, deflate, br' });
    expect(first.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(first.bytes).toString()).toBe(long);
    const last = await vi.waitFor(async () => {
      const answer = await app.get('/shirt/', { 'accept-encoding': 'gzip, deflate, br' });
      expect(answer.headers['content-encoding']).toBe('br');
      return answer;
    });
    expect(brotliDecompressSync(last.bytes).toString()).toBe(long);
    const zipped = await app.get('/shirt/', { 'accept-encoding': 'gzip' });
    expect(zipped.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(zipped.bytes).toString()).toBe(long);
    const tags = [first, last, zipped].map(({ headers }) => headers.etag);
    expect(new Set(tags).size).toBe(3);
    expect(app.asked).toHaveLength(1);
  });

  test.each([undefined, 'identity', 'gzip;q=0, br;q=0'])('is plain for %s', async (accepted) => {
    await using app = await shirt();
    const answer = await app.get('/shirt/', accepted === undefined ? {} : { 'accept-encoding': accepted });
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.text).toBe(long);
    expect(Number(answer.headers['content-length'])).toBe(answer.bytes.length);
  });

  test('is 304 for a copy in any encoding, and 200 for another one', async () => {
    await using app = await shirt();
    const { headers } = await app.get('/shirt/', { 'accept-encoding': 'gzip' });
    expect(headers.etag).toMatch(/^"[^"]+"$/);
    for (const tag of [headers.etag, `W/${headers.etag}`, `"other", ${headers.etag}`]) {
      const answer = await app.get('/shirt/', { 'if-none-match': tag ?? '' });
      expect(answer).toMatchObject({ status: 304, text: '' });
      expect(answer.headers.etag).toBe(headers.etag);
    }
    expect((await app.get('/shirt/', { 'if-none-match': '"other"' })).status).toBe(200);
  });

  test('to HEAD has the headers only', async () => {
    await using app = await shirt();
    const head = await app.get('/shirt/', {}, 'HEAD');
    const { headers, text } = await app.get('/shirt/');
    expect(head.text).toBe('');
    expect(head.headers['content-length']).toBe(String(text.length));
    expect(head.headers.etag).toBe(headers.etag);
    expect(app.asked).toEqual(['GET /shirt/']);
  });

  test('says how old the page is', async () => {
    await using app = await serveApp(() => ({ tags: [], renderedAt: Date.now() - 30_000 }));
    expect(Number((await app.get('/shirt/')).headers.age)).toBeGreaterThanOrEqual(30);
  });
});

describe('a kept page', () => {
  const script = '<script>start()</script>';
  const page = () => serveApp(() => ({ body: script + long, headers: { 'X-Of-Page': 'yes' }, tags: [] }));

  test('has the same headers as at its first request, and is not prepared for the app', async () => {
    await using app = await page();
    const gzip = { 'accept-encoding': 'gzip' };
    const first = await app.get('/shirt/', gzip);
    await vi.waitFor(async () =>
      expect((await app.get('/shirt/', gzip)).headers.etag).not.toBe(first.headers.etag),
    );
    const prepared = app.prepared.length;
    const [again, copy] = [
      await app.get('/shirt/', gzip),
      await app.get('/shirt/', { ...gzip, 'if-none-match': first.headers.etag ?? '' }),
    ];
    expect(app.prepared).toHaveLength(prepared);
    expect(copy.status).toBe(304);
    const changing = new Set(['x-own', 'date', 'age', 'etag', 'content-length', 'content-encoding']);
    const lasting = ({ headers }: typeof first) =>
      Object.entries(headers).filter(([name]) => !changing.has(name));
    expect(lasting(again)).toEqual(lasting(copy));
    expect(Object.fromEntries(lasting(again))).toEqual(Object.fromEntries(lasting(first)));
    expect(again.headers['x-of-page']).toBe('yes');
    expect(again.headers['content-security-policy']).toMatch(/^script-src 'self' 'sha256-[^']+='$/);
    expect(new Set([first, again, copy].map(({ headers }) => headers['x-own'])).size).toBe(3);
  });

  test('is prepared for the app if the request is malformed', async () => {
    await using app = await page();
    await app.get('/shirt/');
    await app.get('/shirt/', { 'accept-encoding': 'gzip' });
    const { length } = app.prepared;
    await app.get('/shirt/', { 'accept-encoding': 'gzip', 'x-malformed': '1' });
    expect(app.prepared).toHaveLength(length + 1);
  });
});

test.each(['POST', 'PUT', 'DELETE'])('%s goes to the app', async (method) => {
  await using app = await shirt();
  await app.get('/shirt/');
  await app.get('/shirt/', {}, method);
  expect(app.asked).toEqual(['GET /shirt/', `${method} /shirt/`]);
});

test.each(['/api/baskets', '/media/shirt.webp'])('%s goes to the app, each time', async (path) => {
  await using app = await serveApp(({ headers }) => ({ body: headers.cookie ?? '', tags: [] }));
  expect((await app.get(path, { cookie: 'mine' })).text).toBe('mine');
  expect((await app.get(path, { cookie: 'yours' })).text).toBe('yours');
});

test('files of the build and of the shop are kept, parts of them are not', async () => {
  await using app = await serveApp(() => ({ body: long, type: 'image/svg+xml' }));
  for (const path of ['/logo.svg', '/_next/static/chunks/a.js']) {
    for (const query of ['', '?x']) expect((await app.get(path + query)).text).toBe(long);
    await app.get(path, { range: 'bytes=0-1' });
  }
  expect(app.asked).toEqual([
    'GET /logo.svg',
    'GET /logo.svg',
    'GET /_next/static/chunks/a.js',
    'GET /_next/static/chunks/a.js',
  ]);
});

test('a failure of the app is a response with 500', async () => {
  await using app = await serveApp(() => Promise.reject(new Error('broken')));
  expect((await app.get('/shirt/')).status).toBe(500);
  expect((await app.get('/api/x')).status).toBe(500);
  expect(app.log).toEqual(['GET /shirt/ failed', 'GET /api/x failed']);
});
