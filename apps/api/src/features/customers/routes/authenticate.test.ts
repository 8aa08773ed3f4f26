import { hash } from '@node-rs/argon2';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { logIn, mailsTo, newCustomer, password, refresh, register } from '../../../../test/customer';
import { problem, withoutRequest } from '../../../../test/refusals';
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

const later = (seconds: number) => {
  now += seconds * 1000;
};
const day = 24 * 60 * 60;

function expectFailure(answer: Answer, status: number, code: string, field?: string): void {
  expect(answer.status, JSON.stringify(answer.body)).toBe(status);
  expect(answer.body).toEqual({
    isSuccess: false,
    error: answer.body.errors[0].message,
    result: null,
    ...problem(answer, status),
    errors: [{ code, message: expect.any(String), ...(field !== undefined && { field }) }],
  });
}

describe('with a password: 200', () => {
  it('returns tokens that must not be cached', async () => {
    await newCustomer(api, email);
    const { status, headers, body } = await logIn(api, ` ${email.toUpperCase()} `);
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('no-store');
    expect(body).toEqual({
      isSuccess: true,
      error: null,
      result: {
        access_token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
        refresh_token: expect.stringMatching(/^[\w-]{43}$/),
        expires_in: 900,
        token_type: 'Bearer',
      },
    });
    const claims = decodeJwt(body.result.access_token);
    expect(claims).toMatchObject({ iss: 'north', aud: 'north', iat: now / 1000, exp: now / 1000 + 900 });
  });

  it('stores no usable token', async () => {
    const { refreshToken } = await newCustomer(api, email);
    const rows = await api.context.db.selectFrom('refresh_tokens').select('hash').execute();
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(refreshToken);
  });

  it('accepts a form body, as OAuth 2 clients send it', async () => {
    await newCustomer(api, email);
    const { status, body } = await api.call('/api/users/authenticate', {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'password',
        username: email,
        password: 'a seat at the north stand',
      }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.isSuccess).toBe(true);
  });

  it('renews a password hash that was made with outdated parameters', async () => {
    await newCustomer(api, email);
    const { db } = api.context;
    const outdated = await hash(password, { memoryCost: 4_096, timeCost: 1, parallelism: 1 });
    await db.updateTable('customers').set({ password_hash: outdated }).where('email', '=', email).execute();
    for (let logins = 0; logins < 2; logins += 1) expect((await logIn(api, email)).status).toBe(200);
    const renewed = await db.selectFrom('customers').selectAll().where('email', '=', email).execute();
    expect(renewed[0]?.password_hash).toMatch(/\$m=19456,t=2,p=1\$/);
  });

  it('accepts the password in any Unicode normalization form', async () => {
    const decomposed = 'A\u030Arhus og omegn';
    await register(api, email, { body: { password: decomposed } });
    const { body } = await logIn(api, email, { body: { password: 'Århus og omegn' } });
    expect(body.errors[0].code).toBe('EmailNotConfirmed');
  });
});

describe('with a password: 400', () => {
  it('responds the same for an unknown address and a wrong password', async () => {
    await newCustomer(api, email);
    const wrong = await logIn(api, email, { body: { password: 'not the password' } });
    const unknown = await logIn(api, 'nobody@example.com');
    expectFailure(wrong, 400, 'InvalidCredentials');
    expect(withoutRequest(unknown)).toEqual(withoutRequest(wrong));
  });

  it('rejects a customer of another store', async () => {
    await newCustomer(api, email);
    expectFailure(await logIn(api, email, { store: 'south' }), 400, 'InvalidCredentials');
  });

  it('mails a new link for an unconfirmed address, once per minute', async () => {
    await register(api, email);
    expectFailure(await logIn(api, email), 400, 'EmailNotConfirmed', 'username');
    expect(await mailsTo(api, email)).toHaveLength(1);
    later(61);
    await logIn(api, email);
    await logIn(api, email);
    expect(await mailsTo(api, email)).toEqual(['confirmEmail', 'confirmEmail']);
  });

  it.each([
    [{ grant_type: 'password', password: 'x' }, 'RequiredField', 'username'],
    [{ grant_type: 'password', username: 'x' }, 'RequiredField', 'password'],
    [{ grant_type: 'refresh_token' }, 'RequiredField', 'refresh_token'],
    [{ grant_type: 'magic' }, 'NotOneOf', 'grant_type'],
    [{}, 'RequiredField', 'grant_type'],
  ])('rejects %o: %s', async (body, code, field) => {
    expectFailure(await api.call('/api/users/authenticate', { method: 'POST', body }), 400, code, field);
  });
});

describe('with a refresh token: 200', () => {
  it('exchanges the token for a new one', async () => {
    const { refreshToken } = await newCustomer(api, email);
    later(day);
    const { status, body } = await refresh(api, refreshToken);
    expect(status).toBe(200);
    expect(body.result.refresh_token).not.toBe(refreshToken);
    later(29 * day);
    expect((await refresh(api, body.result.refresh_token)).status).toBe(200);
  });

  it('returns the same token to two tabs at once and for a few seconds more', async () => {
    const { refreshToken } = await newCustomer(api, email);
    const answers = await Promise.all([1, 2, 3].map(() => refresh(api, refreshToken)));
    later(10);
    answers.push(await refresh(api, refreshToken));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const successors = new Set(answers.map(({ body }) => body.result.refresh_token));
    expect(successors.size).toBe(1);
    expect((await refresh(api, [...successors][0] ?? '')).status).toBe(200);
  });
});

describe('with a refresh token: 401', () => {
  it('ends the login if an exchanged token is used again', async () => {
    const customer = await newCustomer(api, email);
    const { body } = await refresh(api, customer.refreshToken);
    later(11);
    expectFailure(await refresh(api, customer.refreshToken), 401, 'InvalidRefreshToken', 'refresh_token');
    expectFailure(await refresh(api, body.result.refresh_token), 401, 'InvalidRefreshToken', 'refresh_token');
  });

  it("keeps the customer's other logins", async () => {
    const customer = await newCustomer(api, email);
    const { body } = await logIn(api, email);
    await refresh(api, customer.refreshToken);
    later(11);
    await refresh(api, customer.refreshToken);
    expect((await refresh(api, body.result.refresh_token)).status).toBe(200);
  });

  it('after thirty days', async () => {
    const { refreshToken } = await newCustomer(api, email);
    later(30 * day);
    expectFailure(await refresh(api, refreshToken), 401, 'InvalidRefreshToken', 'refresh_token');
  });

  it('rejects a token that is unknown or belongs to another store', async () => {
    const { refreshToken } = await newCustomer(api, email);
    const unknown = await refresh(api, 'x'.repeat(43));
    expectFailure(unknown, 401, 'InvalidRefreshToken', 'refresh_token');
    const foreign = await refresh(api, refreshToken, { store: 'south' });
    expect(withoutRequest(foreign)).toEqual(withoutRequest(unknown));
    expect((await refresh(api, refreshToken)).status).toBe(200);
  });
});

it('404: rejects an unknown store', async () => {
  const answer = await logIn(api, email, { store: 'nowhere' });
  expectFailure(answer, 404, 'UnknownStore', 'StoreId');
});

it('415: rejects other types than JSON and forms', async () => {
  const headers = { 'content-type': 'application/xml' };
  const answer = await api.call('/api/users/authenticate', { method: 'POST', body: 'x', headers });
  expectFailure(answer, 415, 'UnsupportedMediaType');
});
