import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Authenticator, newAuthenticator } from '../../../../test/authenticator';
import { type Account, newCustomer, refresh } from '../../../../test/customer';
import {
  addPasskey,
  listPasskeys,
  logInWith,
  loginOptions,
  passkeyEnvironment,
  passkeyOrigins,
  removePasskey,
  sendSigned,
  startPasskey,
} from '../../../../test/passkeys';
import { expectRefusal } from '../../../../test/refusals';
import { newShopper } from '../../../../test/shopper';
import { type Answer, startTestApi, type TestApi } from '../../../../test/test-api';
import { readLimits } from '../../../platform/http/rate-limits/limits';
import { buildServer } from '../../../server';

let api: TestApi;
let now = Date.parse('2026-11-21T12:00:00Z');
let customers = 0;
let fan: Account;
let passkey: { authenticator: Authenticator; id: string };
beforeAll(async () => {
  api = await startTestApi({ clock: () => new Date(now), env: passkeyEnvironment });
});
beforeEach(async () => {
  fan = await newCustomer(api, `fan-${++customers}@example.com`);
  passkey = await addPasskey(fan);
});
afterAll(() => api.close());

describe('200', () => {
  it('opens a session as a password does', async () => {
    const { status, headers, body } = await logInWith(api, passkey.authenticator);
    expect(status, JSON.stringify(body)).toBe(200);
    expect(headers['cache-control']).toBe('no-store');
    expect(body).toEqual({
      isSuccess: true,
      error: null,
      result: {
        access_token: expect.any(String),
        refresh_token: expect.stringMatching(/^[\w-]{43}$/),
        expires_in: 900,
        token_type: 'Bearer',
      },
    });
    const authorization = `Bearer ${body.result.access_token}`;
    const { body: list } = await api.call('/api/users/me/sessions', { headers: { authorization } });
    expect(list.sessions).toContainEqual(
      expect.objectContaining({ device: 'Chrome, Linux', isCurrent: true }),
    );
    const profile = await api.call('/api/users/me/profile', { headers: { authorization } });
    expect(profile.body.profile.email).toBe(fan.email);
    expect((await refresh(api, body.result.refresh_token)).status).toBe(200);
  });

  it('works again with a new challenge, and says when it was last used', async () => {
    expect(await listPasskeys(fan)).toMatchObject([{ lastUsedAt: null }]);
    await logInWith(api, passkey.authenticator);
    now += 60_000;
    expect((await logInWith(api, passkey.authenticator)).status).toBe(200);
    expect(await listPasskeys(fan)).toMatchObject([{ lastUsedAt: new Date(now).toISOString() }]);
  });

  it('accepts an authenticator that does not count its signatures', async () => {
    const { authenticator } = await addPasskey(fan, newAuthenticator(passkeyOrigins.north));
    for (let each = 0; each < 2; each += 1)
      expect((await logInWith(api, authenticator, { signCount: 0 })).status).toBe(200);
  });

  it("merges the guest's basket with the customer's", async () => {
    const guest = await newShopper(api.call);
    await guest.add('jersey-red-s');
    const credential = passkey.authenticator.get(await loginOptions(api));
    const { body } = await sendSigned(api, { credential, basketToken: guest.token });
    expect(body.result.basketToken).toBe(guest.token);
  });
});

describe('400 PasskeyRefused', () => {
  async function expectRefused(answer: Answer): Promise<void> {
    expectRefusal(answer, 400, 'PasskeyRefused');
    const unknown = await logInWith(api, newAuthenticator(passkeyOrigins.north));
    expect(answer.body).toEqual(unknown.body);
  }

  it.each([
    ['another origin', { origin: 'https://shops.example.evil.example' }],
    ["another store's origin on the same host", { origin: passkeyOrigins.south }],
    ['an origin without a domain name', { origin: 'http://127.0.0.1:5990' }],
    ['another relying party', { rpId: 'evil.example' }],
    ['no user verification', { userVerified: false }],
    ['the account of another customer', { userHandle: Buffer.from('customer:x').toString('base64url') }],
    ['an answer to a registration', { type: 'webauthn.create' }],
  ])('for %s', async (_title, deviation) => {
    await expectRefused(await logInWith(api, passkey.authenticator, deviation));
    expect((await logInWith(api, passkey.authenticator)).status).toBe(200);
  });

  it('for a second use of the same answer, also at the same time', async () => {
    const credential = passkey.authenticator.get(await loginOptions(api));
    const answers = await Promise.all([1, 2, 3].map(() => sendSigned(api, { credential })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400]);
    await expectRefused(await sendSigned(api, { credential }));
  });

  it('for a challenge that was answered wrongly before', async () => {
    const options = await loginOptions(api);
    const wrong = passkey.authenticator.get(options, { origin: 'https://evil.example' });
    await expectRefused(await sendSigned(api, { credential: wrong }));
    await expectRefused(await sendSigned(api, { credential: passkey.authenticator.get(options) }));
  });

  it('for an expired challenge', async () => {
    const options = await loginOptions(api);
    now += 5 * 60_000;
    await expectRefused(await sendSigned(api, { credential: passkey.authenticator.get(options) }));
  });

  it('for a challenge of a registration, of another store, or that nobody issued', async () => {
    const { body } = await startPasskey(fan);
    const foreign = await loginOptions(api, { store: 'south' });
    for (const { challenge } of [body.options, foreign, { challenge: 'A'.repeat(43) }]) {
      const credential = passkey.authenticator.get({ rpId: 'shops.example', challenge });
      await expectRefused(await sendSigned(api, { credential }));
    }
  });

  it("for another store's passkey", async () => {
    const options = await loginOptions(api, { store: 'south' });
    const credential = passkey.authenticator.get(options, { origin: passkeyOrigins.south });
    expectRefusal(await sendSigned(api, { credential }, { store: 'south' }), 400, 'PasskeyRefused');
  });

  it('for a wrong signature', async () => {
    const credential = passkey.authenticator.get(await loginOptions(api));
    const other = newAuthenticator(passkeyOrigins.north).get(await loginOptions(api));
    credential.response.signature = other.response.signature;
    await expectRefused(await sendSigned(api, { credential }));
  });

  it('for a count of signatures that did not grow, as a copied authenticator has', async () => {
    await logInWith(api, passkey.authenticator, { signCount: 7 });
    await expectRefused(await logInWith(api, passkey.authenticator, { signCount: 7 }));
    await expectRefused(await logInWith(api, passkey.authenticator, { signCount: 0 }));
    expect((await logInWith(api, passkey.authenticator, { signCount: 8 })).status).toBe(200);
  });

  it('for a removed passkey', async () => {
    await removePasskey(fan, passkey.id);
    await expectRefused(await logInWith(api, passkey.authenticator));
  });

  it('for bytes that are no answer of a browser', async () => {
    const credential = passkey.authenticator.get(await loginOptions(api));
    credential.response.clientDataJSON = 'AAAA';
    await expectRefused(await sendSigned(api, { credential }));
  });
});

it('400: rejects a missing field', async () => {
  const { signature: _signature, ...response } = passkey.authenticator.get(await loginOptions(api)).response;
  const credential = { id: 'AA', rawId: 'AA', type: 'public-key', response };
  expectRefusal(await sendSigned(api, { credential }), 400, 'RequiredField', 'credential.response.signature');
});

describe.each(['/api/users/passkeys/options', '/api/users/passkeys/login'])('%s', (path) => {
  const credential = newAuthenticator(passkeyOrigins.north).get({ rpId: 'shops.example', challenge: 'AAAA' });
  const request = { method: 'POST' as const, ...(path.endsWith('login') && { body: { credential } }) };

  it('404: rejects an unknown store', async () => {
    expectRefusal(await api.call(path, { ...request, store: 'nowhere' }), 404, 'UnknownStore', 'StoreId');
  });

  it.each([
    ['409: requires an address with a domain name', 409, 'PasskeysUnavailable'],
    ['429: limits each client', 429, 'TooManyRequests'],
  ] as const)('%s', async (_title, status, code) => {
    const { config } = api.context;
    const limits = readLimits('login=1/60');
    if (typeof limits === 'string') throw new Error(limits);
    const changed =
      status === 409 ? { shopOrigins: new Map([['north', ['https://10.0.0.1']]]) } : { rateLimits: limits };
    const server = await buildServer({ ...api.context, config: { ...config, ...changed } });
    const { body: payload, method } = { body: undefined, ...request };
    const headers = { StoreId: 'north', culture: 'en' };
    const send = () => server.inject({ method, url: path, headers, ...(payload && { payload }) });
    if (status === 429) await send();
    const response = await send();
    expect([response.statusCode, response.json().errors[0].code]).toEqual([status, code]);
    await server.close();
  });
});
