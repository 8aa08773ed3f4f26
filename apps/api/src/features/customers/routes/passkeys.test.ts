import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newAuthenticator } from '../../../../test/authenticator';
import { type Account, mailsTo, newCustomer, password } from '../../../../test/customer';
import {
  addPasskey,
  finishPasskey,
  listPasskeys,
  loginOptions,
  passkeyEnvironment,
  passkeyOrigins,
  startPasskey,
} from '../../../../test/passkeys';
import { expectRefusal } from '../../../../test/refusals';
import { startTestApi, type TestApi } from '../../../../test/test-api';
import { insertPasskey } from '../../../platform/accounts/passkeys/queries';

let api: TestApi;
let now = Date.parse('2026-11-21T12:00:00Z');
let customers = 0;
let fan: Account;
beforeAll(async () => {
  api = await startTestApi({ clock: () => new Date(now), env: passkeyEnvironment });
});
beforeEach(async () => {
  fan = await newCustomer(api, `fan-${++customers}@example.com`);
});
afterAll(() => api.close());

const north = () => newAuthenticator(passkeyOrigins.north);
const uuid = '10000000-0000-4000-8000-000000000000';

describe('startPasskeyRegistration', () => {
  it('200: asks for a stored, verified passkey of the configured host, and for no second one', async () => {
    const { authenticator } = await addPasskey(fan);
    const headers = {
      host: 'evil.example',
      origin: 'https://evil.example',
      'x-forwarded-host': 'evil.example',
    };
    const answer = await fan.call('/api/users/me/passkeys/options', {
      method: 'POST',
      body: { password },
      headers,
    });
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body.options).toMatchObject({
      rp: { id: 'shops.example' },
      user: { name: fan.email, displayName: 'Freja Lund' },
      challenge: expect.stringMatching(/^[\w-]{43}$/),
      excludeCredentials: [{ id: authenticator.id, type: 'public-key', transports: ['internal'] }],
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    expect(Buffer.from(answer.body.options.user.id, 'base64url').toString()).not.toContain(fan.email);
  });

  it('400: requires the password', async () => {
    expectRefusal(await startPasskey(fan, { password: 'guessed' }), 400, 'WrongPassword', 'password');
    expectRefusal(await startPasskey(fan, {}), 400, 'RequiredField', 'password');
  });

  it('409: allows twenty passkeys', async () => {
    const { body } = await fan.call('/api/users/me/profile');
    for (let each = 0; each < 20; each += 1)
      await insertPasskey(
        api.context.db,
        'north',
        { kind: 'customer', id: body.profile.id },
        {
          id: randomUUID(),
          credentialId: `${fan.email}-${each}`,
          publicKey: '',
          signCount: 0,
          transports: [],
          name: '',
          createdAt: new Date(now),
          lastUsedAt: null,
        },
      );
    expectRefusal(await startPasskey(fan), 409, 'PasskeyLimit');
  });
});

describe('finishPasskeyRegistration', () => {
  it('200: adds the passkey, and notifies the customer by mail', async () => {
    const { id } = await addPasskey(fan);
    expect(await listPasskeys(fan)).toEqual([
      { id, name: 'Chrome, Linux', createdAt: new Date(now).toISOString(), lastUsedAt: null },
    ]);
    expect(await mailsTo(api, fan.email)).toContain('passkeyAdded');
  });

  it.each([
    ['another origin', { origin: 'https://evil.example' }],
    ["another store's origin on the same host", { origin: passkeyOrigins.south }],
    ['another relying party', { rpId: 'evil.example' }],
    ['no user verification', { userVerified: false }],
    ['an answer to a login', { type: 'webauthn.get' }],
  ])('400: refuses %s', async (_title, deviation) => {
    const { body } = await startPasskey(fan);
    expectRefusal(
      await finishPasskey(fan, north().create(body.options, deviation)),
      400,
      'PasskeyNotCreated',
    );
    expect(await listPasskeys(fan)).toEqual([]);
  });

  it('400: refuses a challenge that was answered, has expired, or is for a login or another customer', async () => {
    const { body } = await startPasskey(fan);
    await finishPasskey(fan, north().create(body.options));
    const late = await startPasskey(fan);
    now += 5 * 60_000;
    const stranger = await newCustomer(api, `stranger-${fan.email}`);
    const foreign = await startPasskey(stranger);
    const { challenge } = await loginOptions(api);
    for (const options of [
      body.options,
      late.body.options,
      foreign.body.options,
      { ...body.options, challenge },
    ])
      expectRefusal(await finishPasskey(fan, north().create(options)), 400, 'PasskeyNotCreated');
    expect(await listPasskeys(fan)).toHaveLength(1);
  });

  it('409: refuses a passkey that belongs to another account', async () => {
    const { authenticator } = await addPasskey(fan);
    const stranger = await newCustomer(api, `stranger-${fan.email}`);
    const { body } = await startPasskey(stranger);
    expectRefusal(await finishPasskey(stranger, authenticator.create(body.options)), 409, 'PasskeyExists');
    expect(await listPasskeys(stranger)).toEqual([]);
  });
});

it.each([
  ['GET', ''],
  ['POST', '/options'],
  ['POST', ''],
  ['DELETE', `/${uuid}`],
] as const)('401: %s /api/users/me/passkeys%s rejects a guest', async (method, rest) => {
  const credential = north().create({ rp: { id: 'x' }, user: { id: 'AA' }, challenge: 'AAAA' });
  const body = method === 'POST' ? { password, credential } : undefined;
  expectRefusal(await api.call(`/api/users/me/passkeys${rest}`, { method, body }), 401, 'NotLoggedIn');
});
