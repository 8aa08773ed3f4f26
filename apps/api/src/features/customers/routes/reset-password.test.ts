import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  logIn,
  mailedToken,
  mailsTo,
  newCustomer,
  password,
  refresh,
  register,
} from '../../../../test/customer';
import { expectRefusal, rejectsMalformedBodies } from '../../../../test/refusals';
import { type Answer, startTestApi, type TestApi } from '../../../../test/test-api';

let api: TestApi;
let now = Date.parse('2026-11-21T12:00:00Z');
let customers = 0;
let email: string;
beforeAll(async () => {
  api = await startTestApi({ clock: () => new Date(now) });
});
beforeEach(() => {
  email = `fan-${++customers}@example.com`;
});
afterAll(() => api.close());

const minute = 60_000;
const newPassword = 'a seat at the south stand';
const forget = (address: string, store = 'north') =>
  api.call('/api/users/forgot-password', { method: 'POST', body: { email: address }, store });
const reset = (token: string, chosen = newPassword, store = 'north') =>
  api.call('/api/users/reset-password', { method: 'POST', body: { token, password: chosen }, store });
const confirm = (token: string, store = 'north') =>
  api.call('/api/users/confirm-email', { method: 'POST', body: { token, password }, store });
const mailed = () => mailedToken(api, email, 'resetPassword');
const expectInvalid = (answer: Answer) => expectRefusal(answer, 400, 'InvalidToken', 'token');

describe('a forgotten password', () => {
  it('is replaced with the mailed link, which ends every login and works once', async () => {
    const { refreshToken } = await newCustomer(api, email);
    expect((await forget(` ${email.toUpperCase()}`)).body).toEqual({ success: true });
    const token = await mailed();
    expect((await reset(token)).body).toEqual({ success: true });
    expect((await logIn(api, email)).status).toBe(400);
    expect((await logIn(api, email, { body: { password: newPassword } })).status).toBe(200);
    expect((await refresh(api, refreshToken)).status).toBe(401);
    expectInvalid(await reset(token, 'another new password'));
    expect(await mailsTo(api, email)).toEqual(['confirmEmail', 'resetPassword', 'passwordChanged']);
  });

  it('is replaced by one of two concurrent clicks', async () => {
    await newCustomer(api, email);
    await forget(email);
    const token = await mailed();
    const answers = await Promise.all([reset(token), reset(token)]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 400]));
  });

  it('is replaced by one of two concurrent links, the first one', async () => {
    await newCustomer(api, email);
    for (let round = 0; round < 5; round += 1) {
      now += 2 * minute;
      await forget(email);
      const first = await mailed();
      now += 2 * minute;
      await forget(email);
      const answers = await Promise.all([reset(first), reset(await mailed())]);
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 400]));
    }
  });

  it('keeps the link valid if the new password is refused', async () => {
    await newCustomer(api, email);
    await forget(email);
    const token = await mailed();
    expectRefusal(await reset(token, 'password1'), 400, 'PasswordTooCommon', 'password');
    expectRefusal(await reset(token, 'short'), 400, 'TooShort', 'password');
    expect((await reset(token)).status).toBe(200);
  });

  it('invalidates every other link', async () => {
    await newCustomer(api, email);
    await forget(email);
    const first = await mailed();
    now += 2 * minute;
    await forget(email);
    expect(await mailed()).not.toBe(first);
    await reset(await mailed());
    expectInvalid(await reset(first));
  });

  it('confirms the address if it was not confirmed', async () => {
    await register(api, email);
    await forget(email);
    await reset(await mailed());
    expect((await logIn(api, email, { body: { password: newPassword } })).status).toBe(200);
  });

  it('gets one mail per minute', async () => {
    await newCustomer(api, email);
    await forget(email);
    await forget(email);
    expect(await mailsTo(api, email)).toEqual(['confirmEmail', 'resetPassword']);
  });

  it('gets the same response, after the same time, but no mail for an address without an account', async () => {
    const startedAt = performance.now();
    const { status, body } = await forget(email);
    expect(performance.now() - startedAt).toBeGreaterThan(240);
    expect({ status, body }).toEqual({ status: 200, body: { success: true } });
    expect(await mailsTo(api, email)).toEqual([]);
  });

  it('belongs to one store', async () => {
    await newCustomer(api, email);
    await forget(email, 'south');
    expect(await mailsTo(api, email)).toEqual(['confirmEmail']);
  });

  it('rejects an invalid address', async () => {
    expectRefusal(await forget('nobody'), 400, 'InvalidField', 'email');
  });

  it('is limited per account, known or not', async () => {
    const limitedApi = await startTestApi({ env: { RATE_LIMITS: 'resetAccount=1/3600' } });
    const ask = () =>
      limitedApi.call('/api/users/forgot-password', { method: 'POST', body: { email: 'x@example.com' } });
    expect((await ask()).status).toBe(200);
    expectRefusal(await ask(), 429, 'TooManyRequests');
    await limitedApi.close();
  });
});

describe('a link', () => {
  it('to a new password expires after an hour', async () => {
    await newCustomer(api, email);
    await forget(email);
    now += 60 * minute;
    expectInvalid(await reset(await mailed()));
  });

  it('to confirm an address expires after two days, and a login mails a new one', async () => {
    await register(api, email);
    const token = await mailedToken(api, email, 'confirmEmail');
    now += 48 * 60 * minute;
    expectInvalid(await confirm(token));
    await logIn(api, email);
    expect((await confirm(await mailedToken(api, email, 'confirmEmail'))).status).toBe(200);
  });

  it('is valid once, for its purpose and in its store', async () => {
    await newCustomer(api, email);
    await forget(email);
    const token = await mailed();
    expectInvalid(await confirm(token));
    expectInvalid(await reset(token, password, 'south'));
    expectInvalid(await reset('unknown'));
    await register(api, `other-${email}`);
    const confirmation = await mailedToken(api, `other-${email}`, 'confirmEmail');
    expectInvalid(await reset(confirmation));
    expectInvalid(await confirm(confirmation, 'south'));
    expect((await confirm(confirmation)).status).toBe(200);
    expectInvalid(await confirm(confirmation));
  });

  it('is stored as a hash', async () => {
    await newCustomer(api, email);
    await forget(email);
    const rows = await api.context.db.selectFrom('customer_tokens').selectAll().execute();
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(await mailed());
  });
});

describe.each(['confirm-email', 'forgot-password', 'reset-password', 'logout'])('%s', (operation) => {
  rejectsMalformedBodies(
    () => api,
    () => `/api/users/${operation}`,
  );

  it('rejects an unknown store', async () => {
    const answer = await api.call(`/api/users/${operation}`, { method: 'POST', body: {}, store: 'nowhere' });
    expectRefusal(answer, 404, 'UnknownStore');
  });
});
