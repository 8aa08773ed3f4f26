import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mailsTo } from '../../../../../test/customer';
import { expectRefusal } from '../../../../../test/refusals';
import { codeAt, type Staff, staffOf } from '../../../../../test/staff';
import {
  addPasskey,
  finishPasskey,
  listPasskeys,
  logInWith,
  loginOptions,
  officeAuthenticator,
  officeEnvironment,
  removePasskey,
  startPasskey,
} from '../../../../../test/staff-passkeys';
import { startTestApi, type TestApi } from '../../../../../test/test-api';

let api: TestApi;
let now = new Date();
let member: Staff;
beforeAll(async () => {
  api = await startTestApi({ clock: () => now, env: { ...officeEnvironment, RATE_LIMITS: 'login=1000/60' } });
});
beforeEach(async () => {
  now = new Date(now.getTime() + 3_600_000);
  member = await staffOf(api, 'editor');
});
afterAll(() => api.close());

const soon = (seconds: number) => (now = new Date(now.getTime() + seconds * 1000));
const uuid = '10000000-0000-4000-8000-000000000000';
const dropTotp = (id: string) =>
  api.context.db.updateTable('staff_members').set({ totp_secret: null }).where('id', '=', id).execute();
const confirmWith = async (of: Staff, authenticator: ReturnType<typeof officeAuthenticator>) => {
  const { body } = await of.call('/api/staff/re-authenticate/passkey/options', { method: 'POST' });
  const credential = authenticator.get(body.options);
  return of.call('/api/staff/re-authenticate/passkey', { method: 'POST', body: { credential } });
};

describe('startStaffPasskey and addStaffPasskey', () => {
  it('200: add a passkey of the back office’s host, with a mail and an entry of the audit log', async () => {
    const { authenticator, id } = await addPasskey(member);
    expect(await listPasskeys(member)).toMatchObject({
      passkeys: [{ id, name: 'Chrome, Linux', createdAt: now.toISOString(), lastUsedAt: null }],
      factors: ['totp', 'passkey'],
    });
    expect(await mailsTo(api, member.email)).toEqual(['staffPasskeyAdded']);
    const owner = await staffOf(api);
    const log = await owner.call('/api/admin/audit?operation=addStaffPasskey');
    expect(log.body.items[0]).toMatchObject({
      actor: { kind: 'staff', id: member.id },
      target: { kind: 'staff', id: member.id },
      after: { passkey: 'Chrome, Linux' },
    });
    const { body } = await startPasskey(member);
    expect(body.options).toMatchObject({
      rp: { id: 'office.example' },
      user: { name: expect.stringContaining(member.email) },
      excludeCredentials: [{ id: authenticator.id }],
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
  });

  it('403: ask for a fresh confirmation, also between the two', async () => {
    const { body } = await startPasskey(member);
    const credential = officeAuthenticator().create(body.options);
    soon(601);
    expectRefusal(await startPasskey(member), 403, 'ReauthenticationRequired');
    expectRefusal(await finishPasskey(member, credential), 403, 'ReauthenticationRequired');
    expect((await listPasskeys(member)).passkeys).toEqual([]);
  });

  it.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['another host', { rpId: 'evil.example' }],
    ['no user verification', { userVerified: false }],
    ['an answer to a login', { type: 'webauthn.get' }],
  ])('400: refuse %s', async (_title, deviation) => {
    const { body } = await startPasskey(member);
    const created = officeAuthenticator().create(body.options, deviation);
    expectRefusal(await finishPasskey(member, created), 400, 'PasskeyNotCreated');
    expect((await listPasskeys(member)).passkeys).toEqual([]);
  });

  it('400: refuse a challenge that was answered, has expired, or is for a login or a colleague', async () => {
    const { body: answered } = await startPasskey(member);
    await finishPasskey(member, officeAuthenticator().create(answered.options));
    const { body: late } = await startPasskey(member);
    soon(300);
    const { body: foreign } = await startPasskey(await staffOf(api, 'editor'));
    const { body: login } = await loginOptions(api);
    for (const { challenge } of [answered.options, late.options, foreign.options, login.options]) {
      const created = officeAuthenticator().create({ ...answered.options, challenge });
      expectRefusal(await finishPasskey(member, created), 400, 'PasskeyNotCreated');
    }
    expect((await listPasskeys(member)).passkeys).toHaveLength(1);
  });

  it('409: refuse a passkey of a colleague', async () => {
    const { authenticator } = await addPasskey(await staffOf(api, 'editor'));
    const { body } = await startPasskey(member);
    expectRefusal(await finishPasskey(member, authenticator.create(body.options)), 409, 'PasskeyExists');
  });
});

describe('removeStaffPasskey', () => {
  it('200: refuses logins with it from then on, and records it', async () => {
    const { authenticator, id } = await addPasskey(member);
    expect((await logInWith(api, authenticator)).status).toBe(200);
    expect((await removePasskey(member, id)).status).toBe(200);
    expectRefusal(await logInWith(api, authenticator), 400, 'PasskeyRefused');
    const owner = await staffOf(api);
    const log = await owner.call('/api/admin/audit?operation=removeStaffPasskey');
    expect(log.body.items[0]).toMatchObject({
      target: { id: member.id },
      before: { passkey: 'Chrome, Linux' },
      after: null,
    });
  });

  it('409: keeps the last second factor, also of two removed at the same time', async () => {
    const ids = [(await addPasskey(member)).id, (await addPasskey(member)).id];
    await dropTotp(member.id);
    const answers = await Promise.all(ids.map((id) => removePasskey(member, id)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const { passkeys, factors } = await listPasskeys(member);
    expect([passkeys.length, factors]).toEqual([1, ['passkey']]);
    expectRefusal(await removePasskey(member, passkeys[0].id), 409, 'LastFactor', 'passkeyId');
  });

  it('403: asks for a fresh confirmation', async () => {
    const { id } = await addPasskey(member);
    soon(601);
    expectRefusal(await removePasskey(member, id), 403, 'ReauthenticationRequired');
    expect((await listPasskeys(member)).passkeys).toHaveLength(1);
  });

  it('404: knows no passkey of a colleague, of another store, or that does not exist', async () => {
    const colleague = await addPasskey(await staffOf(api, 'editor'));
    const stranger = await addPasskey(await staffOf(api, 'editor', 'south'));
    for (const id of [colleague.id, stranger.id, uuid])
      expectRefusal(await removePasskey(member, id), 404, 'UnknownStaffPasskey', 'passkeyId');
  });
});

describe('reauthenticateStaffWithPasskey', () => {
  it('204: confirms the session with the member’s own passkey, once for each challenge', async () => {
    const { authenticator, id } = await addPasskey(member);
    soon(601);
    const { body } = await member.call('/api/staff/re-authenticate/passkey/options', { method: 'POST' });
    const credential = authenticator.get(body.options);
    const send = () =>
      member.call('/api/staff/re-authenticate/passkey', { method: 'POST', body: { credential } });
    expect((await send()).status).toBe(204);
    expectRefusal(await send(), 400, 'PasskeyRefused');
    expect((await removePasskey(member, id)).status).toBe(200);
  });

  it('400: refuses a passkey of a colleague, and a challenge of a login', async () => {
    const own = await addPasskey(member);
    const colleague = await staffOf(api, 'editor');
    const { authenticator } = await addPasskey(colleague);
    expectRefusal(await confirmWith(member, authenticator), 400, 'PasskeyRefused');
    const { body } = await loginOptions(api);
    const credential = own.authenticator.get(body.options);
    const answer = await member.call('/api/staff/re-authenticate/passkey', {
      method: 'POST',
      body: { credential },
    });
    expectRefusal(answer, 400, 'PasskeyRefused');
    expect((await confirmWith(member, own.authenticator)).status).toBe(204);
  });
});

it('removeStaff: deletes the passkeys of the member', async () => {
  const { authenticator } = await addPasskey(member);
  const owner = await staffOf(api);
  expect((await owner.call(`/api/admin/staff/${member.id}`, { method: 'DELETE' })).status).toBe(200);
  expectRefusal(await logInWith(api, authenticator), 400, 'PasskeyRefused');
  const rows = await api.context.db.selectFrom('passkeys').select('account_id').execute();
  expect(rows.map(({ account_id }) => account_id)).not.toContain(member.id);
});

it('a code still confirms a session of a member who has a passkey, too', async () => {
  const { id } = await addPasskey(member);
  soon(601);
  await member.call('/api/staff/re-authenticate', { method: 'POST', body: { code: codeAt(now) } });
  expect((await removePasskey(member, id)).status).toBe(200);
});

it.each([
  ['GET', '/me/passkeys'],
  ['POST', '/me/passkeys/options'],
  ['POST', '/me/passkeys'],
  ['DELETE', `/me/passkeys/${uuid}`],
  ['POST', '/re-authenticate/passkey/options'],
  ['POST', '/re-authenticate/passkey'],
] as const)('401: %s /api/staff%s needs a session', async (method, path) => {
  const answer = await api.call(`/api/staff${path}`, { method, store: null });
  expectRefusal(answer, 401, 'StaffSessionRequired', 'Authorization');
});
