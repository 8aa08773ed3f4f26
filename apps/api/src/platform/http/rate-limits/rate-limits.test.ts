import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { newCustomer, password } from '../../../../test/customer';
import { expectRefusal } from '../../../../test/refusals';
import { newShopper } from '../../../../test/shopper';
import { startTestApi, type TestApi } from '../../../../test/test-api';
import { buildServer } from '../../../server';
import { defaultLimits, formatWait, readLimits } from './limits';
import { deleteExpiredCounts } from './queries';

const minute = 60_000;

let api: TestApi;
let now = Date.parse('2099-06-01T10:00:00Z');
beforeAll(async () => {
  api = await startTestApi({
    clock: () => new Date(now),
    env: {
      RATE_LIMITS:
        'log=2/60,reset=4/60,resetAccount=2/600,newEmailAccount=2/600,checkout=2/60,newsletter=1/600',
      TRUSTED_PROXIES: 'loopback,10.0.0.0/8',
    },
  });
});
beforeEach(() => {
  now += 60 * minute;
});
afterAll(() => api.close());

/** @param via the value of X-Forwarded-For */
const log = (via: string, call: { store?: string; server?: TestApi['app'] } = {}) =>
  (call.server ?? api.app).inject({
    method: 'POST',
    url: '/api/log',
    headers: { StoreId: call.store ?? 'north', 'X-Forwarded-For': via },
    payload: { level: 'warn', message: 'x' },
  });
const statuses = async (...addresses: string[]) => {
  const all: number[] = [];
  for (const address of addresses) all.push((await log(address)).statusCode);
  return all;
};

it('counts each client separately', async () => {
  expect(await statuses('1.1.1.1', '1.1.1.1', '1.1.1.1', '2.2.2.2')).toEqual([200, 200, 429, 200]);
});

it('uses the last untrusted address, whatever precedes it', async () => {
  expect(await statuses('6.6.6.6, 1.1.1.1', '7.7.7.7, 1.1.1.1, 10.0.0.7', '1.1.1.1')).toEqual([
    200, 200, 429,
  ]);
});

it('counts an IPv6 network as one client', async () => {
  expect(await statuses('2001:db8:1:1::1', '2001:db8:1:1::2', '2001:db8:1:1::3', '2001:db8:1:2::1')).toEqual([
    200, 200, 429, 200,
  ]);
});

it('shares counters between processes', async () => {
  const other = await buildServer(api.context);
  expect((await log('1.1.1.1', { server: other })).statusCode).toBe(200);
  expect((await log('1.1.1.1')).statusCode).toBe(200);
  expect((await log('1.1.1.1', { server: other })).statusCode).toBe(429);
  await other.close();
});

it('counts each store separately', async () => {
  expect(await statuses('1.1.1.1', '1.1.1.1')).toEqual([200, 200]);
  expect((await log('1.1.1.1', { store: 'south' })).statusCode).toBe(200);
});

it('allows a client again after the window, which attempts do not extend', async () => {
  await statuses('1.1.1.1', '1.1.1.1', '1.1.1.1');
  now += minute - 1;
  const answer = await log('1.1.1.1');
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '1']);
  now += 1;
  expect(await statuses('1.1.1.1')).toEqual([200]);
});

it('limits attempts on one account from many clients, and does not block other accounts', async () => {
  const forgot = (email: string, address: string) =>
    api.call('/api/users/forgot-password', {
      method: 'POST',
      body: { email },
      headers: { 'X-Forwarded-For': address },
    });
  await forgot('freja@example.com', '1.1.1.1');
  await forgot('Freja@Example.com', '2.2.2.2');
  const answer = await forgot('freja@example.com', '3.3.3.3');
  expectRefusal(answer, 429, 'TooManyRequests');
  expect(answer.headers['retry-after']).toBe('600');
  expect((await forgot('ida@example.com', '3.3.3.3')).status).toBe(200);
});

it('limits new e-mail addresses per customer and day, and still saves other changes', async () => {
  const fan = await newCustomer(api, 'freja-moves@example.com');
  const save = (body: object) => fan.call('/api/users/me/profile', { method: 'PATCH', body });
  const move = (email: string) => save({ email, currentPassword: password });
  expect((await move('one@example.com')).status).toBe(200);
  now += 2 * minute;
  expect((await move('two@example.com')).status).toBe(200);
  now += 2 * minute;
  expectRefusal(await move('three@example.com'), 429, 'TooManyRequests');
  expect((await save({ firstName: 'Frida' })).status).toBe(200);
});

it('limits checkouts per client', async () => {
  const { pay } = await newShopper(api.call);
  const answers = [await pay(), await pay(), await pay()];
  expect(answers.map(({ status }) => status)).toEqual([400, 400, 429]);
});

it('does not limit unsubscribe requests from one address', async () => {
  const leave = () => api.call('/api/users/newsletter/unsubscribe?token=guessed', { method: 'POST' });
  for (let each = 0; each < 3; each += 1) expectRefusal(await leave(), 400, 'InvalidToken', 'token');
});

it('does not count an account if the request names none', async () => {
  const renew = () =>
    api.call('/api/users/authenticate', {
      method: 'POST',
      body: { grant_type: 'refresh_token', refresh_token: 'guessed' },
    });
  const { status } = await renew();
  expect(status).not.toBe(429);
  expect((await renew()).status).toBe(status);
});

it('stores no address and removes expired counters', async () => {
  await statuses('1.1.1.1');
  const rows = () => api.context.db.selectFrom('rate_limits').selectAll().execute();
  expect(JSON.stringify(await rows())).not.toContain('1.1.1.1');
  now += minute;
  await deleteExpiredCounts(api.context.db, new Date(now));
  expect((await rows()).filter(({ store_id }) => store_id === 'north')).toEqual([]);
});

it('limits nothing if limits are off', async () => {
  const context = { ...api.context, config: { ...api.context.config, rateLimits: undefined } };
  const unlimited = await buildServer(context);
  for (let each = 0; each < 5; each += 1)
    expect((await log('1.1.1.1', { server: unlimited })).statusCode).toBe(200);
  await unlimited.close();
});

it('parses limits by name and keeps the defaults of the others', () => {
  expect(readLimits('login=3/60')).toEqual({ ...defaultLimits, login: { max: 3, windowMs: minute } });
  for (const wrong of ['login', 'login=0/60', 'login=3', 'other=1/1'])
    expect(readLimits(wrong)).toMatch(/^must look like/);
});

it("formats the waiting time in the culture's language", () => {
  expect(formatWait(30, 'en')).toBe('30 seconds');
  expect(formatWait(61, 'da')).toBe('61 sekunder');
  expect(formatWait(600, 'es')).toBe('10 minutos');
});
