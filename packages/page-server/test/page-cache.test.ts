import { describe, expect, test, vi } from 'vitest';
import { gate, serveApp } from './served-app';

describe('a page', () => {
  test('is rendered once, however many ask for it at the same time', async () => {
    const ready = gate();
    await using app = await serveApp(async () => {
      await ready.promise;
      return { body: 'a shirt', tags: ['product:1'] };
    });
    const waiting = Promise.all(Array.from({ length: 20 }, () => app.get('/shirt/')));
    await vi.waitFor(() => expect(app.asked).toHaveLength(1));
    ready.resolve();
    expect(new Set((await waiting).map(({ text }) => text))).toEqual(new Set(['a shirt']));
    expect((await app.get('/shirt/')).text).toBe('a shirt');
    expect(app.asked).toEqual(['GET /shirt/']);
  });

  test('is rendered to the end for others when the first visitor leaves', async () => {
    const ready = gate();
    await using app = await serveApp(async () => {
      await ready.promise;
      return { body: 'a shirt', tags: ['product:1'] };
    });
    const left = new AbortController();
    const first = fetch(`http://127.0.0.1:${app.port}/shirt/`, { signal: left.signal });
    await vi.waitFor(() => expect(app.asked).toHaveLength(1));
    left.abort();
    await expect(first).rejects.toThrow('aborted');
    const second = app.get('/shirt/');
    ready.resolve();
    expect((await second).text).toBe('a shirt');
    expect(app.asked).toHaveLength(1);
  });

  test('is sent while a new one is rendered, once it is older than its lifetime', async () => {
    let version = 1;
    await using app = await serveApp(() => ({
      body: `version ${version}`,
      tags: ['product:1'],
      renderedAt: version === 1 ? Date.now() - 61_000 : Date.now(),
    }));
    await app.get('/shirt/');
    version = 2;
    expect((await app.get('/shirt/')).text).toBe('version 1');
    await vi.waitFor(async () => expect((await app.get('/shirt/')).text).toBe('version 2'));
    expect(app.asked).toHaveLength(2);
  });

  test('older than its lifetime and the time after it is not sent', async () => {
    let version = 1;
    await using app = await serveApp(() => ({
      body: `version ${version}`,
      tags: [],
      renderedAt: version === 1 ? Date.now() - 661_000 : Date.now(),
    }));
    await app.get('/shirt/');
    version = 2;
    expect((await app.get('/shirt/')).text).toBe('version 2');
  });

  test('survives failures of the app, also after a change, until the app is back', async () => {
    let status = 200;
    await using app = await serveApp(() => ({ status, body: `status ${status}`, tags: ['product:1'] }));
    await app.get('/shirt/');
    status = 500;
    app.change('product:1');
    for (let visit = 0; visit < 3; visit += 1)
      expect(await app.get('/shirt/')).toMatchObject({ status: 200, text: 'status 200' });
    expect(app.asked).toHaveLength(2);
    expect(app.log).toEqual(['/shirt/ was answered with 500. The old page is sent.']);
    status = 201;
    await vi.waitFor(async () => expect((await app.get('/shirt/')).status).toBe(201), 5_000);
  });

  test('that no longer exists is no longer sent', async () => {
    let status = 200;
    await using app = await serveApp(() => ({ status, body: `status ${status}`, tags: ['product:1'] }));
    await app.get('/shirt/');
    status = 404;
    app.change('product:1');
    expect((await app.get('/shirt/')).status).toBe(404);
    status = 500;
    expect((await app.get('/shirt/')).status).toBe(500);
  });

  test.each([
    ['that sets a cookie', { tags: [], headers: { 'Set-Cookie': 'a=b' } }],
    ['that is private', { tags: [], headers: { 'Cache-Control': 'private, s-maxage=60' } }],
    ['that the app does not store', { headers: { 'Cache-Control': 's-maxage=60' } }],
    ['that fails', { tags: [], status: 500 }],
  ])('%s is not kept', async (_, answer) => {
    await using app = await serveApp(() => answer);
    await app.get('/shirt/');
    await app.get('/shirt/');
    expect(app.asked).toHaveLength(2);
  });

  test('is one entry for all its addresses', async () => {
    await using app = await serveApp(() => ({ body: 'x'.repeat(10_000), tags: [], key: '/product/1' }));
    await app.get('/a/p-1/');
    const { bytes } = app.pages;
    await app.get('/b/p-1/');
    expect(app.pages.bytes - bytes).toBeLessThan(500);
  });
});

test('pages and their addresses take limited memory, and unknown paths take none', async () => {
  await using app = await serveApp(({ url }) => {
    const isKnown = url?.startsWith('/known');
    const body = Array.from({ length: 500 }, () => Math.random()).join();
    return isKnown ? { body, tags: [url ?? ''] } : { status: 404, body };
  }, 200_000);
  await Promise.all(Array.from({ length: 100 }, (_, page) => app.get(`/unknown-${page}/`)));
  expect(app.pages.bytes).toBe(0);
  await Promise.all(Array.from({ length: 100 }, (_, page) => app.get(`/known-${page}/`)));
  expect(app.pages.bytes).toBeGreaterThan(50_000);
  expect(app.pages.bytes).toBeLessThanOrEqual(200_000);
});

test('pages with a query do not displace those without', async () => {
  const body = () => Array.from({ length: 500 }, () => Math.random()).join();
  await using app = await serveApp(({ url }) => ({ body: body(), tags: [], key: url ?? '' }), 400_000);
  await app.get('/shirts/');
  await Promise.all(Array.from({ length: 100 }, (_, view) => app.get(`/shirts/?color=${view}`)));
  await app.get('/shirts/');
  expect(app.asked.filter((asked) => asked === 'GET /shirts/')).toHaveLength(1);
});
