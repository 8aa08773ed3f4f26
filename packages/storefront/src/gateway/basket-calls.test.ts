import { expect, test } from 'vitest';
import { answerAboutBaskets, apiAddress, withGuestBasket } from './basket-calls';
import { readBasketTokens, referenceOf } from './basket-cookies';
import { routeOf } from './route';

const jar = { storeId: 'club', secure: true };
const first = 'Zmlyc3QtYmFza2V0.c2lnbmF0dXJl';
const next = 'bmV4dC1iYXNrZXQ.c2lnbmF0dXJl';
const paid = 'cGFpZC1iYXNrZXQ.c2lnbmF0dXJl';
const held = `__Host-basketId.club=${first}; __Host-receiptId.club=${paid}`;
const days = 24 * 60 * 60;

/** A call of a browser with these cookies: the API's path, and the response for the page. */
async function callThrough(call: string, body: object, { cookies = held, status = 200 } = {}) {
  const [method = '', address = ''] = call.split(' ');
  const url = new URL(address, 'https://shop.example');
  const route = routeOf(method, url.pathname);
  if (!route) throw new Error(`There is no route ${call}`);
  const tokens = readBasketTokens(cookies, jar);
  const answered = { response: Response.json(body, { status }), cookies: [] };
  const { response, cookies: set } = await answerAboutBaskets(route, url, { tokens, jar }, answered);
  const text = await response.text();
  const names = set.map((cookie) => cookie.split(';')[0]);
  const { path, query, headers } = apiAddress(route, url, tokens);
  return { address: `${path}?${query}`, headers, text, set, names, status: response.status };
}

test('a page’s reference stands for the token, in a header for the API and in the response', async () => {
  const reference = referenceOf(first);
  const { address, headers, text, set } = await callThrough(
    `POST /api/checkout/${reference}/voucher?voucherCode=A`,
    {
      summary: { token: first },
      basket: { token: first, lines: [] },
      errors: [{ message: `Basket ${first} has no lines` }],
    },
  );
  expect(address).toBe('/api/checkout/current/voucher?voucherCode=A');
  expect(headers).toEqual({ BasketToken: first });
  expect(JSON.parse(text)).toMatchObject({ summary: { token: reference }, basket: { token: reference } });
  expect(text).not.toContain(first);
  expect(set).toEqual([]);
});

test('a reference opens nothing in another browser', async () => {
  const address = `GET /api/checkout/${referenceOf(first)}`;
  const { headers } = await callThrough(address, {}, { cookies: `__Host-basketId.club=${next}` });
  expect(headers).toEqual({ BasketToken: referenceOf(first) });
});

test.each(['x/../../admin/stores', '..', 'a.b/../c', 'a.b?storeId=other', ''])(
  'a cookie that holds %j is ignored',
  async (value) => {
    const cookies = `__Host-basketId.club=${value}`;
    expect((await callThrough('GET /api/baskets/current', {}, { cookies })).headers).toEqual({});
    const named = `GET /api/checkout/${referenceOf(value)}`;
    expect((await callThrough(named, {}, { cookies })).headers).toEqual({ BasketToken: referenceOf(value) });
  },
);

test('a token that the browser does not hold passes as it is', async () => {
  const { headers, text } = await callThrough(`GET /api/checkout/${next}`, { summary: { token: next } });
  expect(headers).toEqual({ BasketToken: next });
  expect(JSON.parse(text)).toEqual({ summary: { token: next } });
});

test('what no header can carry stays in the address, where the API refuses it', async () => {
  const { address, headers } = await callThrough('POST /api/baskets?after=%ED%A0%80', {});
  expect(headers).toEqual({});
  expect(address).toMatch(/^\/api\/baskets\?after=%/);
});

test('a new basket is kept for 90 days in a cookie that scripts cannot read (S9.7)', async () => {
  const { text, set } = await callThrough('POST /api/baskets', { summary: { token: next } }, { cookies: '' });
  expect(text).toBe(JSON.stringify({ summary: { token: referenceOf(next) } }));
  expect(set).toEqual([
    `__Host-basketId.club=${next}; Path=/; Max-Age=${90 * days}; SameSite=Lax; HttpOnly; Secure`,
    `__Host-basketReference.club=${referenceOf(next)}; Path=/; Max-Age=${90 * days}; SameSite=Lax; Secure`,
  ]);
});

test('the basket after an order replaces it, and the order’s receipt can be read until the browser is closed', async () => {
  const call = `POST /api/baskets?after=${referenceOf(first)}`;
  const { address, headers, names, set } = await callThrough(call, { summary: { token: next } });
  expect(address).toBe('/api/baskets?after=current');
  expect(headers).toEqual({ BasketToken: first });
  expect(names).toEqual([
    `__Host-basketId.club=${next}`,
    `__Host-basketReference.club=${referenceOf(next)}`,
    `__Host-receiptId.club=${first}`,
    `__Host-receiptReference.club=${referenceOf(first)}`,
  ]);
  expect(set.slice(2).join()).not.toContain('Max-Age');
});

test('a receipt is kept as soon as it was read, and not before', async () => {
  const call = `GET /api/baskets/${referenceOf(first)}/receipt`;
  expect((await callThrough(call, { receipt: null })).set).toEqual([]);
  const { names } = await callThrough(call, { receipt: { orderNumber: 'N1' } });
  expect(names[0]).toBe(`__Host-receiptId.club=${first}`);
  const paidReceipt = await callThrough(`GET /api/baskets/${referenceOf(paid)}/receipt`, { receipt: {} });
  expect(paidReceipt.headers).toEqual({ BasketToken: paid });
});

test.each([200, 409])('cookies from before are replaced by a call about them (%i)', async (status) => {
  const answer = { summary: { token: first } };
  const { headers, names } = await callThrough('GET /api/baskets/current/summary', answer, { status });
  expect(headers).toEqual({ BasketToken: first });
  expect(names).toEqual([
    `__Host-basketId.club=${first}`,
    `__Host-basketReference.club=${referenceOf(first)}`,
    `__Host-receiptId.club=${paid}`,
    `__Host-receiptReference.club=${referenceOf(paid)}`,
  ]);
});

test('the cookie without a store is removed once the API knows its basket', async () => {
  const summary = 'GET /api/baskets/current/summary';
  const cookies = `basketId=${first}`;
  expect((await callThrough(summary, {}, { cookies })).names.at(-1)).toBe('basketId=');
  expect((await callThrough(summary, {}, { cookies, status: 404 })).set).toEqual([]);
});

test.each(['authenticate', 'passkeys/login'])(
  'a login with %s sends the browser’s basket and keeps the one that it returns',
  async (path) => {
    const sent = withGuestBasket(Buffer.from('{"username":"fan"}'), readBasketTokens(held, jar));
    expect(JSON.parse(Buffer.from(sent ?? []).toString())).toEqual({ username: 'fan', basketToken: first });
    const { text, names } = await callThrough(`POST /api/users/${path}`, {
      result: { basketToken: next },
    });
    expect(JSON.parse(text)).toEqual({ result: { basketToken: referenceOf(next) } });
    expect(names[0]).toBe(`__Host-basketId.club=${next}`);
  },
);

test('a login without a basket, and one that is no JSON, are passed on', () => {
  const none = readBasketTokens(null, jar);
  const body = Buffer.from('{"username":"fan"}');
  expect(withGuestBasket(body, none)).toBe(body);
  const nonsense = Buffer.from('{');
  expect(withGuestBasket(nonsense, readBasketTokens(held, jar))).toBe(nonsense);
});

test('a logout leaves basket and receipt behind', async () => {
  const { set } = await callThrough('POST /api/users/logout', { success: true });
  expect(set).toHaveLength(4);
  for (const cookie of set) expect(cookie).toMatch(/^__Host-\w+\.club=; Path=\/; Max-Age=0;.*Secure$/);
});

test('other calls change nothing', async () => {
  const { text, set, status } = await callThrough(
    'GET /api/users/me/profile',
    { name: first },
    { status: 401 },
  );
  expect([JSON.parse(text), set, status]).toEqual([{ name: first }, [], 401]);
});
