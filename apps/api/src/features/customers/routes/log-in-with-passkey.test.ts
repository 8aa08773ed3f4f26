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
  sendSigned,
} from '../../../../test/passkeys';
import { expectRefusal } from '../../../../test/refusals';
import { newShopper } from '../../../../test/shopper';
import { startTestApi, type TestApi } from '../../../../test/test-api';
import type { Config } from '../../../config';
import { defaultLimits } from '../../../platform/http/rate-limits/limits';
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

it('400: rejects a missing field', async () => {
  const { signature: _signature, ...response } = passkey.authenticator.get(await loginOptions(api)).response;
  const credential = { id: 'AA', rawId: 'AA', type: 'public-key', response };
  expectRefusal(await sendSigned(api, { credential }), 400, 'RequiredField', 'credential.response.signature');
});

describe.each(['/api/users/passkeys/options', '/api/users/passkeys/login'])('%s', (path) => {
  const credential = newAuthenticator(passkeyOrigins.north).get({ rpId: 'shops.example', challenge: 'AAAA' });
  const payload = path.endsWith('login') ? { credential } : undefined;

  /** Sends requests to a server with another configuration. @returns the status and the error of the last response */
  async function answerWith(config: Partial<Config>, requests: number) {
    const server = await buildServer({ ...api.context, config: { ...api.context.config, ...config } });
    const headers = { StoreId: 'north', culture: 'en' };
    const send = () => server.inject({ method: 'POST', url: path, headers, ...(payload && { payload }) });
    for (let each = 1; each < requests; each += 1) await send();
    const response = await send();
    await server.close();
    return [response.statusCode, response.json().errors[0].code];
  }

  it('404: rejects an unknown store', async () => {
    const answer = await api.call(path, { method: 'POST', body: payload, store: 'nowhere' });
    expectRefusal(answer, 404, 'UnknownStore', 'StoreId');
  });

  it('409: requires an address with a domain name', async () => {
    const shopOrigins = new Map([['north', ['https://10.0.0.1', 'https://[::1]']]]);
    expect(await answerWith({ shopOrigins }, 1)).toEqual([409, 'PasskeysUnavailable']);
  });

  it('429: limits each client', async () => {
    const rateLimits = { ...defaultLimits, login: { max: 2, windowMs: 60_000 } };
    expect(await answerWith({ rateLimits }, 3)).toEqual([429, 'TooManyRequests']);
  });
});
