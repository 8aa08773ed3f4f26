import { Writable } from 'node:stream';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { adminOf } from '../../../test/admin';
import { type Account, newCustomer, password, refresh } from '../../../test/customer';
import { addPasskey, logInWith, passkeyEnvironment, removePasskey } from '../../../test/passkeys';
import { newShopper } from '../../../test/shopper';
import { codeAt, staffOf } from '../../../test/staff';
import { startTestApi, type TestApi } from '../../../test/test-api';

const client = '203.0.113.7';

let api: TestApi;
let now = Date.parse('2099-06-01T10:00:00Z');
let lines: string[] = [];
let fan: Account;
let customers = 0;
beforeAll(async () => {
  const sink = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const log = pino({ level: 'info', base: undefined }, sink);
  api = await startTestApi({
    clock: () => new Date(now),
    env: { ...passkeyEnvironment, RATE_LIMITS: 'log=1/60,register=1000/60,reset=1000/60,login=1000/60' },
    context: () => ({ log }),
  });
});
beforeEach(async () => {
  fan = await newCustomer(api, `freja-${++customers}@example.com`);
  lines = [];
});
afterAll(() => api.close());

const from = (address = client) => ({ 'X-Forwarded-For': address });
const logIn = (given: string, { email = fan.email, headers = from() } = {}) =>
  api.call('/api/users/authenticate', {
    method: 'POST',
    body: { grant_type: 'password', username: email, password: given },
    headers,
  });
const entries = () => lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'security event');
const names = () => entries().map(({ security }) => security);
const pseudonym = expect.stringMatching(/^[\w-]{16}$/);

it('logs failed and successful logins with pseudonyms, never with addresses or passwords', async () => {
  await logIn('guessed');
  await logIn(password, { email: ` ${fan.email.toUpperCase()}` });
  await logIn('guessed', { email: 'nobody@example.com', headers: from('198.51.100.2') });
  const [failed, succeeded, unknown] = entries();
  expect(entries()).toHaveLength(3);
  expect(failed).toMatchObject({
    security: 'loginFailed',
    store: 'north',
    operation: 'authenticate',
    account: pseudonym,
    client: pseudonym,
    reqId: expect.any(String),
  });
  const { account, client: from1 } = failed;
  expect(succeeded).toMatchObject({
    security: 'loginSucceeded',
    account,
    client: from1,
    customer: pseudonym,
  });
  expect(unknown.security).toBe('loginFailed');
  expect(unknown.account).not.toBe(account);
  expect(unknown.client).not.toBe(from1);
  expect(lines.join('')).not.toMatch(/freja|nobody@|guessed|north stand|203\.0\.113|198\.51\.100/i);
});

it('logs the reuse of a refresh token', async () => {
  await refresh(api, fan.refreshToken);
  now += 11_000;
  await refresh(api, fan.refreshToken);
  expect(names()).toEqual(['refreshTokenReused', 'refreshTokenRefused']);
  expect(entries()[0].customer).toEqual(pseudonym);
});

it('logs exceeded rate limits and delayed passwords', async () => {
  const report = () =>
    api.call('/api/log', { method: 'POST', body: { level: 'warn', message: 'x' }, headers: from() });
  await report();
  await report();
  expect(entries()).toMatchObject([
    { security: 'rateLimitExceeded', operation: 'recordException', client: pseudonym },
  ]);
  lines = [];
  for (let each = 0; each < 6; each += 1) await logIn('guessed');
  expect(names()).toEqual([...Array<string>(5).fill('loginFailed'), 'rateLimitExceeded']);
});

it('logs refused passwords, changed passwords, ended sessions and deleted accounts', async () => {
  const profile = (body: object) => fan.call('/api/users/me/profile', { method: 'PATCH', body });
  await profile({ newPassword: 'a seat at the south stand', currentPassword: 'guessed' });
  await fan.call('/api/users/me/sessions', { method: 'DELETE', body: { password } });
  await profile({ newPassword: 'a seat at the south stand', currentPassword: password });
  const other = await newCustomer(api, `other-${fan.email}`);
  await other.call('/api/users/me', { method: 'DELETE', body: { password } });
  await api.call('/api/users/reset-password', { method: 'POST', body: { token: 'x', password } });
  expect(names()).toEqual([
    'passwordRefused',
    'sessionsEnded',
    'passwordChanged',
    'loginSucceeded',
    'accountDeleted',
    'linkRefused',
  ]);
});

it('logs added, used, removed and refused passkeys', async () => {
  const { authenticator, id } = await addPasskey(fan);
  await logInWith(api, authenticator);
  await removePasskey(fan, id);
  await removePasskey(fan, id);
  await logInWith(api, authenticator);
  expect(names()).toEqual(['passkeyAdded', 'loginSucceeded', 'passkeyRemoved', 'loginFailed']);
  const [added, used] = entries();
  expect(used).toMatchObject({ operation: 'logInWithPasskey', customer: added.customer });
});

it('logs a refused origin', async () => {
  const shopper = await newShopper(api.call);
  await shopper.add('jersey-red-s');
  await shopper.bill();
  await shopper.choose();
  lines = [];
  await shopper.pay({}, { returnUrl: 'https://elsewhere.example/' });
  expect(entries()).toMatchObject([{ security: 'originRefused', operation: 'checkOutBasket' }]);
});

it('logs admin calls with their key and a pseudonymous client, and refused ones', async () => {
  const admin = await adminOf(api, 'north', ['orders']);
  await admin.call('/api/admin/orders?search=freja', { headers: from() });
  await admin.call('/api/admin/sessions', { method: 'DELETE', headers: from() });
  await api.call('/api/admin/orders', { store: null, headers: { ...from(), authorization: 'Bearer mk_x' } });
  const calls = lines.map((line) => JSON.parse(line)).filter(({ audit }) => audit === true);
  const key = expect.stringMatching(/^[0-9a-f-]{36}$/);
  expect(calls).toMatchObject([
    { operation: 'listOrders', store: 'north', status: 200, key, client: pseudonym },
    { operation: 'endStoreSessions', store: 'north', status: 403, key, client: pseudonym },
    { operation: 'listOrders', store: null, status: 401, key: null, client: pseudonym },
  ]);
  expect(names()).toEqual(['adminCallRefused', 'adminCallRefused']);
  expect(lines.join('')).not.toMatch(/203\.0\.113|freja/);
});

it('logs logins of staff with their store, and their calls with the member', async () => {
  const owner = await staffOf(api);
  const { email } = owner;
  const post = (path: string, body: object) => api.call(path, { method: 'POST', body, headers: from() });
  await post('/api/staff/login', { email, password: 'guessed' });
  const { loginToken } = (await post('/api/staff/login', { email, password })).body;
  await post('/api/staff/login/totp', { loginToken, code: codeAt(new Date(now)) });
  await owner.call('/api/admin/staff');
  expect(entries()).toMatchObject([
    { security: 'loginFailed', operation: 'logInStaff', account: pseudonym },
    { security: 'loginSucceeded', operation: 'confirmStaffLogin', store: 'north', account: pseudonym },
  ]);
  const calls = lines.map((line) => JSON.parse(line)).filter(({ audit }) => audit === true);
  expect(calls).toMatchObject([{ operation: 'listStaff', member: owner.id, key: null }]);
  expect(lines.join('')).not.toContain(email);
});
