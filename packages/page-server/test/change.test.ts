import { describe, expect, test, vi } from 'vitest';
import { gate, serveApp } from './served-app';

/** An app whose page shows a price, which it reads before it waits for `slow`. */
async function shopWithPrice() {
  const state = { price: 10, slow: Promise.resolve() };
  const app = await serveApp(async ({ url }) => {
    const body = `price ${state.price}`;
    await state.slow;
    return { body, tags: url === '/about/' ? ['content'] : ['product:1', 'settings'] };
  });
  return { ...app, app: state, [Symbol.asyncDispose]: app[Symbol.asyncDispose] };
}

describe('after a change', () => {
  test('nobody gets a page with the old data', async () => {
    await using shop = await shopWithPrice();
    await shop.get('/shirt/');
    for (const price of [20, 30, 40]) {
      shop.app.price = price;
      shop.change('product:1');
      expect((await shop.get('/shirt/')).text).toBe(`price ${price}`);
      expect((await shop.get('/shirt/')).text).toBe(`price ${price}`);
    }
    expect(shop.asked).toHaveLength(4);
  });

  test('pages with other data stay', async () => {
    await using shop = await shopWithPrice();
    await shop.get('/about/');
    shop.change('product:1', 'settings');
    await shop.get('/about/');
    expect(shop.asked).toEqual(['GET /about/']);
  });

  test('a page that was being rendered reaches only those who asked before', async () => {
    await using shop = await shopWithPrice();
    const ready = gate();
    shop.app.slow = ready.promise;
    const before = shop.get('/shirt/');
    await vi.waitFor(() => expect(shop.asked).toHaveLength(1));
    shop.app.price = 20;
    shop.change('product:1');
    const after = shop.get('/shirt/');
    shop.app.slow = Promise.resolve();
    ready.resolve();
    expect((await before).text).toBe('price 10');
    expect((await after).text).toBe('price 20');
    expect((await shop.get('/shirt/')).text).toBe('price 20');
  });

  test('no render begins before those that may share older data with it have ended', async () => {
    await using shop = await shopWithPrice();
    const ready = gate();
    shop.app.slow = ready.promise;
    const other = shop.get('/trousers/');
    await vi.waitFor(() => expect(shop.asked).toHaveLength(1));
    shop.change('product:1');
    shop.app.slow = Promise.resolve();
    const waiting = shop.get('/shirt/');
    await new Promise(setImmediate);
    expect(shop.asked).toEqual(['GET /trousers/']);
    ready.resolve();
    await Promise.all([other, waiting]);
    expect(shop.asked).toEqual(['GET /trousers/', 'GET /shirt/']);
  });

  test('a render waits at most for seconds, and its page is then not kept', async () => {
    await using shop = await shopWithPrice();
    const never = gate();
    shop.app.slow = never.promise;
    const hanging = shop.get('/trousers/');
    await vi.waitFor(() => expect(shop.asked).toHaveLength(1));
    shop.change('product:1');
    shop.app.slow = Promise.resolve();
    expect((await shop.get('/shirt/')).text).toBe('price 10');
    expect(shop.pages.bytes).toBe(0);
    never.resolve();
    await hanging;
  });

  test('a failed page is tried again by the next change', async () => {
    let status = 200;
    await using app = await serveApp(() => ({ status, body: `status ${status}`, tags: ['product:1'] }));
    await app.get('/shirt/');
    status = 500;
    app.change('product:1');
    await app.get('/shirt/');
    status = 201;
    app.change('product:1');
    expect((await app.get('/shirt/')).status).toBe(201);
  });
});

describe('behind a shared cache', () => {
  const shopWithTags = async (answer: Parameters<typeof serveApp>[0]) =>
    serveApp(answer, undefined, undefined, undefined, 'cache-tag');

  test('a page names its tags, without those of the framework', async () => {
    await using app = await shopWithTags(() => ({ tags: ['product:1', '_N_T_/layout', 'settings'] }));
    for (let visit = 0; visit < 2; visit += 1) {
      const { headers } = await app.get('/shirt/');
      expect(headers['cache-tag']).toBe('product:1,settings');
      expect(headers['cache-control']).toContain('s-maxage');
    }
  });

  test('no old page stays there: one whose data changed while it was rendered may not be kept', async () => {
    const ready = gate();
    await using app = await shopWithTags(async () => {
      await ready.promise;
      return { tags: ['product:1'] };
    });
    const before = app.get('/shirt/');
    await vi.waitFor(() => expect(app.asked).toHaveLength(1));
    app.change('product:1');
    ready.resolve();
    expect((await before).headers['cache-control']).toBe('no-store');
    expect((await app.get('/shirt/')).headers['cache-control']).toContain('s-maxage');
  });

  test('pages name no tags unless they are wanted', async () => {
    await using shop = await shopWithPrice();
    expect((await shop.get('/shirt/')).headers).not.toHaveProperty('cache-tag');
  });
});
