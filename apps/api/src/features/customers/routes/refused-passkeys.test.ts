import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Authenticator, newAuthenticator } from '../../../../test/authenticator';
import { type Account, newCustomer } from '../../../../test/customer';
import {
  addPasskey,
  logInWith,
  loginOptions,
  passkeyEnvironment,
  passkeyOrigins,
  removePasskey,
  sendSigned,
  startPasskey,
} from '../../../../test/passkeys';
import { expectRefusal, withoutRequest } from '../../../../test/refusals';
import { type Answer, startTestApi, type TestApi } from '../../../../test/test-api';

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

describe('400 PasskeyRefused', () => {
  async function expectRefused(answer: Answer): Promise<void> {
    expectRefusal(answer, 400, 'PasskeyRefused');
    const unknown = await logInWith(api, newAuthenticator(passkeyOrigins.north));
    expect(withoutRequest(answer)).toEqual(withoutRequest(unknown));
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
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400, 400]);
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
