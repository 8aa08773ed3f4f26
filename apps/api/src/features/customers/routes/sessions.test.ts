import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { adminOf } from '../../../../test/admin';
import { type Account, logIn, newCustomer, password, refresh } from '../../../../test/customer';
import { expectRefusal } from '../../../../test/refusals';
import { type Answer, startTestApi, type TestApi } from '../../../../test/test-api';
import { buildServer } from '../../../server';

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';

let api: TestApi;
let now = Date.parse('2026-11-21T12:00:00Z');
let customers = 0;
let fan: Account;
beforeAll(async () => {
  api = await startTestApi({ clock: () => new Date(now) });
});
beforeEach(async () => {
  fan = await newCustomer(api, `fan-${++customers}@example.com`);
});
afterAll(() => api.close());

const day = 24 * 60 * 60 * 1000;
const path = '/api/users/me/sessions';
const sessionsOf = async (customer: Account) => (await customer.call(path)).body.sessions;
const logInOn = async (userAgent: string, email = fan.email) => {
  const { body } = await api.call('/api/users/authenticate', {
    method: 'POST',
    body: { grant_type: 'password', username: email, password },
    headers: { 'user-agent': userAgent },
  });
  return body.result;
};

describe('listMySessions', () => {
  it('200: lists device and times, the last used first', async () => {
    now += 60_000;
    const startedAt = now;
    const { refresh_token } = await logInOn(firefox);
    now += 3_600_000;
    await refresh(api, refresh_token);
    const uuid = expect.stringMatching(/^[0-9a-f-]{36}$/);
    const { status, body } = await fan.call(path, {
      headers: { authorization: `Bearer ${(await logIn(api, fan.email)).body.result.access_token}` },
    });
    expect(status).toBe(200);
    expect(body.sessions).toHaveLength(3);
    expect(body.sessions).toContainEqual({
      id: uuid,
      device: 'Firefox, Windows',
      createdAt: new Date(startedAt).toISOString(),
      lastUsedAt: new Date(now).toISOString(),
      isCurrent: false,
    });
    expect(body.sessions[2]).toMatchObject({
      device: '',
      lastUsedAt: new Date(startedAt - 60_000).toISOString(),
    });
    expect(body.sessions.filter(({ isCurrent }: { isCurrent: boolean }) => isCurrent)).toHaveLength(1);
  });

  it('200: lists neither ended nor expired sessions, nor those of others', async () => {
    const ended = await logInOn(firefox);
    await api.call('/api/users/logout', { method: 'POST', body: { refresh_token: ended.refresh_token } });
    await newCustomer(api, `other-${fan.email}`);
    expect(await sessionsOf(fan)).toHaveLength(1);
    now += 30 * day;
    const { access_token } = await logInOn(firefox);
    const headers = { authorization: `Bearer ${access_token}` };
    expect((await api.call(path, { headers })).body.sessions).toHaveLength(1);
  });
});

describe('endMySession', () => {
  const end = (customer: Account, id: string, body: unknown = { password }) =>
    customer.call(`${path}/${id}`, { method: 'DELETE', body });

  it('200: ends a session, and keeps the others', async () => {
    const other = await logInOn(firefox);
    const { id } = (await sessionsOf(fan)).find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent);
    expect((await end(fan, id)).body).toEqual({ success: true });
    expect((await refresh(api, other.refresh_token)).status).toBe(401);
    const headers = { authorization: `Bearer ${other.access_token}` };
    expectRefusal(await api.call(path, { headers }), 401, 'NotLoggedIn');
    expect((await refresh(api, fan.refreshToken)).status).toBe(200);
  });

  it("200: has no effect on another customer's session", async () => {
    const stranger = await newCustomer(api, `stranger-${fan.email}`);
    const [{ id }] = await sessionsOf(fan);
    expect((await end(stranger, id)).body).toEqual({ success: true });
    expect(await sessionsOf(fan)).toHaveLength(1);
  });

  it('400: requires the password, and keeps the session without it', async () => {
    const other = await logInOn(firefox);
    const { id } = (await sessionsOf(fan)).find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent);
    expectRefusal(await end(fan, id, {}), 400, 'RequiredField', 'password');
    expectRefusal(await end(fan, id, { password: 'guessed' }), 400, 'WrongPassword', 'password');
    expect((await refresh(api, other.refresh_token)).status).toBe(200);
  });

  it('400: rejects a malformed id', async () => {
    expectRefusal(await end(fan, 'x'), 400, 'WrongForm', 'sessionId');
  });
});

describe('endOtherSessions', () => {
  const endOthers = (body: unknown) => fan.call(path, { method: 'DELETE', body });

  it('200: keeps the current session only', async () => {
    const other = await logInOn(firefox);
    expect((await endOthers({ password })).body).toEqual({ success: true });
    expect((await refresh(api, other.refresh_token)).status).toBe(401);
    expect(await sessionsOf(fan)).toMatchObject([{ isCurrent: true }]);
  });

  it('400: requires the password, and keeps all sessions without it', async () => {
    await logInOn(firefox);
    expectRefusal(await endOthers({}), 400, 'RequiredField', 'password');
    expectRefusal(await endOthers({ password: 'guessed' }), 400, 'WrongPassword', 'password');
    expect(await sessionsOf(fan)).toHaveLength(2);
  });
});

it.each([
  ['GET', path],
  ['DELETE', path],
  ['DELETE', `${path}/10000000-0000-4000-8000-000000000000`],
] as const)('401: %s %s rejects a guest', async (method, url) => {
  const body = method === 'DELETE' ? { password } : undefined;
  expectRefusal(await api.call(url, { method, body }), 401, 'NotLoggedIn');
});

describe('an admin key', () => {
  const endOf = async (email: string, store = 'north') =>
    (await adminOf(api, store)).call('/api/admin/customers/end-sessions', {
      method: 'POST',
      body: { email },
    });
  const endAll = async (store: string) =>
    (await adminOf(api, store)).call('/api/admin/sessions', { method: 'DELETE' });

  it('200: ends the sessions of one customer', async () => {
    const other = await newCustomer(api, `other-${fan.email}`);
    await logIn(api, fan.email);
    expect((await endOf(fan.email, 'south')).body).toEqual({ success: true, ended: 0 });
    const { status, body } = await endOf(` ${fan.email.toUpperCase()}`);
    expect({ status, body }).toEqual({ status: 200, body: { success: true, ended: 2 } });
    expectRefusal(await fan.call(path), 401, 'NotLoggedIn');
    expect((await refresh(api, fan.refreshToken)).status).toBe(401);
    expect((await refresh(api, other.refreshToken)).status).toBe(200);
  });

  it("200: ends the sessions of the store's customers", async () => {
    const elsewhere = await newCustomer(api, fan.email, { store: 'south' });
    expect((await endAll('north')).body.ended).toBeGreaterThan(0);
    expectRefusal(await fan.call(path), 401, 'NotLoggedIn');
    expect((await elsewhere.call(path)).status).toBe(200);
    expect((await endAll('south')).body.ended).toBe(1);
  });

  it('403: requires the scope', async () => {
    const admin = await adminOf(api, 'north', ['orders', 'catalogue', 'content']);
    const refused: Answer[] = [
      await admin.call('/api/admin/sessions', { method: 'DELETE' }),
      await admin.call('/api/admin/customers/end-sessions', { method: 'POST', body: { email: fan.email } }),
    ];
    for (const answer of refused) expectRefusal(answer, 403, 'ScopeMissing', 'Authorization');
    expect((await fan.call(path)).status).toBe(200);
  });
});

describe('a session', () => {
  it('ends if TOKEN_SECRET changes', async () => {
    const config = { ...api.context.config, tokenSecret: 'another secret of this test' };
    const changed = await buildServer({ ...api.context, config });
    const { statusCode } = await changed.inject({
      method: 'POST',
      url: '/api/users/authenticate',
      headers: { StoreId: 'north', culture: 'en' },
      payload: { grant_type: 'refresh_token', refresh_token: fan.refreshToken },
    });
    expect(statusCode).toBe(401);
    expect((await refresh(api, fan.refreshToken)).status).toBe(200);
  });

  it('ends 90 days after its login, however often it is used', async () => {
    let token = fan.refreshToken;
    for (let passed = 29; passed < 90; passed += 29) {
      now += 29 * day;
      const { status, body } = await refresh(api, token);
      expect(status).toBe(200);
      token = body.result.refresh_token;
    }
    now += 3 * day;
    const late = await refresh(api, token);
    expect([late.status, late.body.errors[0].code]).toEqual([401, 'InvalidRefreshToken']);
  });
});
