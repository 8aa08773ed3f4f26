import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { adminOf } from '../../../../../test/admin';
import { newAuthenticator } from '../../../../../test/authenticator';
import { mailedToken, mailsTo, newCustomer, password } from '../../../../../test/customer';
import { addPasskey as addCustomerPasskey, passkeyEnvironment } from '../../../../../test/passkeys';
import { expectRefusal, withoutRequest } from '../../../../../test/refusals';
import { codeAt, type Staff, staffOf } from '../../../../../test/staff';
import {
  addPasskey,
  enrol,
  logInWith,
  loginOptions,
  officeAuthenticator,
  officeEnvironment,
  officeOrigin,
  sendSigned,
  startEnrolment,
  startPasskey,
} from '../../../../../test/staff-passkeys';
import { type Answer, startTestApi, type TestApi } from '../../../../../test/test-api';

let api: TestApi;
let now = new Date();
beforeAll(async () => {
  const env = { ...passkeyEnvironment, ...officeEnvironment, RATE_LIMITS: 'login=1000/60' };
  api = await startTestApi({ clock: () => now, env });
});
beforeEach(() => {
  now = new Date(now.getTime() + 3_600_000);
});
afterAll(() => api.close());

const soon = (seconds: number) => (now = new Date(now.getTime() + seconds * 1000));
const post = (path: string, body: object) => api.call(path, { method: 'POST', body, store: 'north' });
const logIn = (email: string) => post('/api/staff/login', { email, password });

describe('logInStaffWithPasskey', () => {
  let member: Staff;
  let passkey: Awaited<ReturnType<typeof addPasskey>>;
  beforeEach(async () => {
    member = await staffOf(api, 'warehouse');
    passkey = await addPasskey(member);
  });

  async function expectRefused(answer: Answer): Promise<void> {
    expectRefusal(answer, 400, 'PasskeyRefused');
    const unknown = await logInWith(api, officeAuthenticator());
    expect(withoutRequest(answer)).toEqual(withoutRequest(unknown));
  }

  it('200: opens a confirmed session with the scopes of the role', async () => {
    const { status, headers, body } = await logInWith(api, passkey.authenticator);
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
    expect(body.session).toMatchObject({
      token: expect.stringMatching(/^ms_[\w-]{43}$/),
      expiresAt: new Date(now.getTime() + 12 * 3_600_000).toISOString(),
      member: { id: member.id, role: 'warehouse' },
      store: { id: 'north' },
      scopes: ['shipping', 'stock'],
    });
    const authorization = `Bearer ${body.session.token}`;
    const { body: own } = await api.call('/api/staff/me/passkeys', {
      store: null,
      headers: { authorization },
    });
    expect(own.passkeys).toMatchObject([{ id: passkey.id, lastUsedAt: now.toISOString() }]);
  });

  it.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['the origin of a shop', { origin: 'https://shops.example' }],
    ['another host', { rpId: 'shops.example' }],
    ['no user verification', { userVerified: false }],
    ['the account of a colleague', { userHandle: Buffer.from('staff:x').toString('base64url') }],
    ['an answer to a registration', { type: 'webauthn.create' }],
    ['a count of signatures that did not grow', { signCount: 0 }],
  ])('400: refuses %s', async (_title, deviation) => {
    await logInWith(api, passkey.authenticator);
    await expectRefused(await logInWith(api, passkey.authenticator, deviation));
    expect((await logInWith(api, passkey.authenticator)).status).toBe(200);
  });

  it('400: refuses a second use of the same answer, also at the same time', async () => {
    const { body } = await loginOptions(api);
    const credential = passkey.authenticator.get(body.options);
    const answers = await Promise.all([1, 2, 3].map(() => sendSigned(api, credential)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400, 400]);
    await expectRefused(await sendSigned(api, credential));
  });

  it('400: refuses an expired challenge, and one of a new passkey or of a customer', async () => {
    const { body: late } = await loginOptions(api);
    soon(300);
    await expectRefused(await sendSigned(api, passkey.authenticator.get(late.options)));
    const { body: registration } = await startPasskey(member);
    const { body: customer } = await api.call('/api/users/passkeys/options', { method: 'POST' });
    for (const { challenge } of [registration.options, customer.options]) {
      const options = { rpId: 'office.example', challenge };
      await expectRefused(await sendSigned(api, passkey.authenticator.get(options)));
    }
  });

  it('400: answers alike for another store, and for one that does not exist', async () => {
    for (const store of ['south', 'west']) {
      const { status, body } = await loginOptions(api, store);
      expect(status).toBe(200);
      const { challenge, ...rest } = body.options;
      const { challenge: known, ...same } = (await loginOptions(api)).body.options;
      expect([rest, challenge.length]).toEqual([same, known.length]);
      await expectRefused(await sendSigned(api, passkey.authenticator.get(body.options), store));
    }
  });

  it('400: refuses a passkey of a customer, and the shop one of staff', async () => {
    const fan = await newCustomer(api, 'fan@example.com');
    const authenticator = newAuthenticator('https://shops.example');
    await addCustomerPasskey(fan, authenticator);
    await expectRefused(
      await logInWith(api, authenticator, { origin: officeOrigin, rpId: 'office.example' }),
    );
    const { body } = await api.call('/api/users/passkeys/options', { method: 'POST' });
    const credential = passkey.authenticator.get(body.options, { origin: 'https://shops.example' });
    const answer = await api.call('/api/users/passkeys/login', { method: 'POST', body: { credential } });
    expectRefusal(answer, 400, 'PasskeyRefused');
  });
});

describe('startStaffPasskeyEnrolment and enrolStaffPasskey', () => {
  const invitation = { name: 'Mette', role: 'editor', culture: 'da' };
  let invited = 0;

  /** Accepts an invitation. */
  async function accept(): Promise<{ email: string; loginToken: string }> {
    const owner = await adminOf(api, 'north', ['staff']);
    const email = `mette-${++invited}@club.example`;
    await owner.call('/api/admin/staff', { method: 'POST', body: { ...invitation, email } });
    const token = await mailedToken(api, email, 'staffInvitation');
    const { body } = await post('/api/staff/invitations/accept', { token, password });
    expect(body).toMatchObject({ factors: [], enrol: true });
    return { email, loginToken: body.loginToken };
  }

  it('200: give an invited member a passkey in place of an authenticator app', async () => {
    const { email, loginToken } = await accept();
    const authenticator = officeAuthenticator();
    const { body } = await startEnrolment(api, loginToken);
    const enrolled = await enrol(api, loginToken, authenticator.create(body.options));
    expect([enrolled.status, enrolled.body.session?.scopes]).toEqual([200, ['content']]);
    expect(await mailsTo(api, email)).toContain('staffPasskeyAdded');
    const entries = await api.context.db
      .selectFrom('audit_entries')
      .select(['actor_id', 'target_id'])
      .where('operation', '=', 'enrolStaffPasskey')
      .execute();
    const { id } = enrolled.body.session.member;
    expect(entries).toContainEqual({ actor_id: id, target_id: id });
    expect((await logInWith(api, authenticator)).status).toBe(200);
    expectRefusal(
      await enrol(api, loginToken, officeAuthenticator().create(body.options)),
      401,
      'StaffLoginExpired',
      'loginToken',
    );
  });

  it('409: a password alone adds no factor to a member who has a passkey', async () => {
    const { email, loginToken } = await accept();
    const other = (await logIn(email)).body.loginToken;
    await post('/api/staff/totp', { loginToken: other });
    const { body } = await startEnrolment(api, loginToken);
    await enrol(api, loginToken, officeAuthenticator().create(body.options));
    expectRefusal(
      await post('/api/staff/login/totp', { loginToken: other, code: '000000' }),
      401,
      'StaffLoginExpired',
      'loginToken',
    );
    const again = (await logIn(email)).body;
    expect(again).toMatchObject({ factors: ['passkey'], enrol: false });
    expectRefusal(await post('/api/staff/totp', { loginToken: again.loginToken }), 409, 'StaffFactorExists');
    expectRefusal(await startEnrolment(api, again.loginToken), 409, 'StaffFactorExists');
    expectRefusal(
      await post('/api/staff/login/totp', { loginToken: again.loginToken, code: '000000' }),
      409,
      'StaffTotpMissing',
    );
  });

  it('409: nor to one who has an authenticator app', async () => {
    const { email, loginToken } = await accept();
    const { body: options } = await startEnrolment(api, loginToken);
    const { body } = await post('/api/staff/totp', { loginToken });
    await post('/api/staff/login/totp', { loginToken, code: codeAt(now, body.secret) });
    const again = (await logIn(email)).body.loginToken;
    expectRefusal(await startEnrolment(api, again), 409, 'StaffFactorExists');
    const created = officeAuthenticator().create(options.options);
    expectRefusal(await enrol(api, again, created), 409, 'StaffFactorExists');
  });

  it('400: refuse another origin, and 401: a token of another store', async () => {
    const { loginToken } = await accept();
    const { body } = await startEnrolment(api, loginToken);
    const created = officeAuthenticator().create(body.options, { origin: 'https://evil.example' });
    expectRefusal(await enrol(api, loginToken, created), 400, 'PasskeyNotCreated');
    for (const store of ['south', 'west'])
      expectRefusal(await startEnrolment(api, loginToken, store), 401, 'StaffLoginExpired', 'loginToken');
  });
});

describe('the host of the back office', () => {
  it.each([
    ['http://127.0.0.1:3010', 200, 'localhost'],
    ['https://office.club.example', 200, 'office.club.example'],
    ['https://192.0.2.7', 409, undefined],
  ])('%s: %i', async (BACKOFFICE_URL, status, rpId) => {
    const other = await startTestApi({ env: { BACKOFFICE_URL } });
    try {
      const answer = await loginOptions(other);
      expect([answer.status, answer.body.options?.rpId]).toEqual([status, rpId]);
      if (status === 409) expectRefusal(answer, 409, 'PasskeysUnavailable');
    } finally {
      await other.close();
    }
  });
});

it('429: limits logins of a client, alike for every store', async () => {
  const limited = await startTestApi({ env: { ...officeEnvironment, RATE_LIMITS: 'login=2/60' } });
  try {
    for (const store of ['west', 'north']) await loginOptions(limited, store);
    for (const store of ['west', 'north'])
      expectRefusal(await loginOptions(limited, store), 429, 'TooManyRequests');
  } finally {
    await limited.close();
  }
});
