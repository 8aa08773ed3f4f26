import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { RefreshFailed, respondInSession, type Send } from '../src/gateway/session';
import { startApi } from './api-process';

const email = 'fan@example.com';
const password = 'a seat at the north stand';
const startWithinMs = 120_000;

let api: Awaited<ReturnType<typeof startApi>>;
let cookies: Map<string, string>;
let refreshes: number;

beforeAll(async () => {
  api = await startApi();
  await post('/api/users/register', {
    email,
    password,
    firstName: 'Freja',
    lastName: 'Lund',
    acceptsTerms: true,
  });
  await post('/api/users/confirm-email', { token: await api.mailedToken(), password });
}, startWithinMs);
afterAll(() => api.stop());
beforeEach(async () => {
  cookies = new Map();
  refreshes = 0;
});

const send: Send = (path, init) => {
  if (init.body?.includes('"grant_type":"refresh_token"') && path.endsWith('authenticate')) refreshes += 1;
  return fetch(`${api.url}${path}`, { ...init, headers: { StoreId: api.storeId, ...init.headers } });
};
const post = (path: string, body: object) =>
  send(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

/** A call as a browser makes it: with its cookies, and keeping those that come back. */
async function browse(operation: string, call: Parameters<typeof respondInSession>[2], through: Send = send) {
  const jar = { storeId: api.storeId, secure: false };
  const header = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const sessionResponse = await respondInSession(operation, { send: through, jar, cookies: header }, call);
  for (const cookie of sessionResponse.cookies) keep(cookie);
  return sessionResponse.response;
}

function keep(cookie: string): void {
  const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
  if (value) cookies.set(name, value);
  else cookies.delete(name);
}

const logIn = () =>
  browse('authenticate', () =>
    post('/api/users/authenticate', { grant_type: 'password', username: email, password }),
  );
const readProfile = () =>
  browse('getProfile', (authorization) =>
    send('/api/users/me/profile', { method: 'GET', headers: { ...authorization } }),
  );
const cookie = (name: string) => cookies.get(`${name}.${api.storeId}`) ?? '';

test('a login puts the tokens into cookies and tells the page none', async () => {
  const body = await (await logIn()).json();
  expect(body).toMatchObject({ isSuccess: true, result: { access_token: '', refresh_token: '' } });
  expect(cookie('refreshToken')).toMatch(/^[\w-]{43}$/);
  expect(cookie('isLoggedIn')).toBe('1');
  expect(await (await readProfile()).json()).toMatchObject({ profile: { email } });
  expect(refreshes).toBe(0);
});

test('a login ends the session that the browser had, and a failed one does not', async () => {
  await logIn();
  const before = cookie('refreshToken');
  await browse('authenticate', () =>
    post('/api/users/authenticate', { grant_type: 'password', username: email, password: 'guessed' }),
  );
  expect(cookie('refreshToken')).toBe(before);
  expect((await readProfile()).status).toBe(200);
  await logIn();
  const renewed = await post('/api/users/authenticate', {
    grant_type: 'refresh_token',
    refresh_token: before,
  });
  expect(renewed.status).toBe(401);
  expect((await readProfile()).status).toBe(200);
});

test('a wrong password sets none', async () => {
  const response = await browse('authenticate', () =>
    post('/api/users/authenticate', { grant_type: 'password', username: email, password: 'guessed' }),
  );
  expect(response.status).toBe(400);
  expect(cookies.size).toBe(0);
});

test('a visitor is asked to log in', async () => {
  expect((await readProfile()).status).toBe(401);
  expect(refreshes).toBe(0);
});

test('calls at once whose token is missing wait for one refresh (S4.4)', async () => {
  await logIn();
  const before = cookie('refreshToken');
  cookies.delete(`accessToken.${api.storeId}`);
  const answers = await Promise.all(Array.from({ length: 5 }, readProfile));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect(refreshes).toBe(1);
  expect(cookie('refreshToken')).not.toBe(before);
  expect((await readProfile()).status).toBe(200);
});

test('a call that the API refuses is made once more after a refresh', async () => {
  await logIn();
  const [head, payload] = cookie('accessToken').split('.');
  cookies.set(`accessToken.${api.storeId}`, `${head}.${payload}.${'A'.repeat(43)}`);
  expect((await readProfile()).status).toBe(200);
  expect(refreshes).toBe(1);
});

test('a session that has ended elsewhere logs out', async () => {
  await logIn();
  await post('/api/users/logout', { refresh_token: cookie('refreshToken') });
  expect((await readProfile()).status).toBe(401);
  expect(cookies.size).toBe(0);
});

test('a logout ends the session and forgets it', async () => {
  await logIn();
  const refreshToken = cookie('refreshToken');
  const response = await browse('logOut', () => Promise.reject(new Error('The cookies tell what to end.')));
  expect(await response.json()).toEqual({ success: true });
  expect(cookies.size).toBe(0);
  const renewed = await post('/api/users/authenticate', {
    grant_type: 'refresh_token',
    refresh_token: refreshToken,
  });
  expect(renewed.status).toBe(401);
});

test('a logout forgets the session even while the API is away (S4.3)', async () => {
  await logIn();
  const away: Send = () => Promise.reject(new Error('The API is away.'));
  const response = await browse('logOut', () => away('/', { method: 'POST' }), away);
  expect(await response.json()).toEqual({ success: true });
  expect(cookies.size).toBe(0);
});

test('nobody is logged out because the API is away', async () => {
  await logIn();
  cookies.delete(`accessToken.${api.storeId}`);
  const away: Send = async () => new Response(null, { status: 503 });
  await expect(browse('getProfile', () => send('/', { method: 'GET' }), away)).rejects.toThrow(RefreshFailed);
  expect((await readProfile()).status).toBe(200);
});
