import { createHmac } from 'node:crypto';
import { readSecrets } from '@matchday/launcher/secrets';
import { dataDirectory } from './platform';
import { rawRequest } from './raw-request';
import { aProduct, expect, type Shop, test } from './shop';

/** Announces a change to the shop, as the API does. */
async function announce(shop: Shop, topics: { type: string; id?: string }[]) {
  const body = JSON.stringify({ storeId: shop.clubId, version: Date.now(), topics });
  const secret = readSecrets(process.env.DATA_DIR ?? dataDirectory).INVALIDATION_SECRET;
  const time = Math.floor(Date.now() / 1000);
  const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
  const headers = { 'Content-Type': 'application/json', 'Matchday-Signature': `t=${time},v1=${signature}` };
  return rawRequest(shop, '/api/invalidate', { method: 'POST', headers, body });
}

/** When the page was rendered, in seconds. */
async function renderedAt(shop: Shop, path: string, headers: Record<string, string> = {}): Promise<number> {
  const answer = await rawRequest(shop, path, { headers });
  expect(answer.status, path).toBe(200);
  expect(answer.headers, path).toHaveProperty('age');
  return Date.parse(answer.headers.date ?? '') / 1000 - Number(answer.headers.age);
}

test('a change renders the pages with its data anew, and no others', async ({ shop }) => {
  const { url, product } = await aProduct(shop);
  const cart = `${shop.home}cart/`;
  await rawRequest(shop, cart);
  await rawRequest(shop, url);
  const [pageBefore, cartBefore] = [await renderedAt(shop, url), await renderedAt(shop, cart)];
  await expect
    .poll(async () => Number((await rawRequest(shop, cart)).headers.age), { timeout: 10_000 })
    .toBeGreaterThan(3);
  expect((await announce(shop, [{ type: 'product', id: product.id }])).status).toBe(200);
  expect(await renderedAt(shop, url)).toBeGreaterThan(pageBefore + 1);
  expect(Math.abs((await renderedAt(shop, cart)) - cartBefore)).toBeLessThanOrEqual(1);
});

test('a page is sent compressed, and not again to those who have it', async ({ shop }) => {
  const { url } = await aProduct(shop);
  const plain = await rawRequest(shop, url);
  const compressed = await rawRequest(shop, `${url}?utm_source=mail`, {
    headers: { 'Accept-Encoding': 'gzip, deflate, br' },
  });
  expect(['gzip', 'br']).toContain(compressed.headers['content-encoding']);
  expect(Number(compressed.headers['content-length'])).toBeLessThan(plain.body.length / 3);
  for (const { headers } of [plain, compressed]) {
    const answer = await rawRequest(shop, url, { headers: { 'If-None-Match': headers.etag ?? '' } });
    expect(answer).toMatchObject({ status: 304, body: '' });
  }
});

test('the data of a page is in joined scripts', async ({ shop }) => {
  const { url } = await aProduct(shop);
  const { body } = await rawRequest(shop, url);
  expect(body).toContain('self.__next_f.push(');
  expect(body).not.toContain('</script><script>self.__next_f.push(');
  expect(body.match(/<script>/g)?.length).toBeLessThan(6);
});

test.describe('the fonts of a product page', () => {
  const font = /\.woff2$/;
  const image = /\/media\//;

  for (const { screen, order, width, initiator } of [
    { screen: 'a phone', order: 'after', width: 390, initiator: 'css' },
    { screen: 'a wide screen', order: 'with', width: 1280, initiator: 'link' },
  ])
    test(`come ${order} the first image on ${screen}`, async ({ page, shop }) => {
      const { url } = await aProduct(shop);
      await page.setViewportSize({ width, height: 844 });
      await page.goto(url);
      await page.evaluate(() => document.fonts.ready);
      const files = await page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .filter((entry) => entry instanceof PerformanceResourceTiming)
          .map(({ name, initiatorType, startTime }) => ({ name, initiatorType, startTime })),
      );
      const fonts = files.filter(({ name }) => font.test(new URL(name).pathname));
      const first = files.find(({ name }) => image.test(name));
      expect(fonts.length).toBeGreaterThan(1);
      expect(new Set(fonts.map(({ initiatorType }) => initiatorType))).toEqual(new Set([initiator]));
      if (order === 'after')
        for (const { startTime } of fonts) expect(startTime).toBeGreaterThan(first?.startTime ?? Infinity);
    });
});
