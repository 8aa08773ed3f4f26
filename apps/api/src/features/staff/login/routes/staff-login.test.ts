import { randomUUID } from 'node:crypto';
import { type KyselyPlugin, TableNode } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { adminOf } from '../../../../../test/admin';
import { mailedToken, password } from '../../../../../test/customer';
import { codeAt, newMember, totpSecret } from '../../../../../test/staff';
import { startTestApi, type TestApi } from '../../../../../test/test-api';
import { encryptSecret } from '../totp';

let api: TestApi;
let now = new Date();
/** The tables whose rows were locked, in order. */
let locked: string[] = [];
const recordLocks: KyselyPlugin = {
  transformQuery({ node }) {
    if (
      node.kind === 'SelectQueryNode' &&
      node.endModifiers?.some(({ modifier }) => modifier === 'ForUpdate')
    )
      locked.push(
        ...(node.from?.froms ?? []).map((from) => (TableNode.is(from) ? from.table.identifier.name : '')),
      );
    return node;
  },
  transformResult: async ({ result }) => result,
};
beforeAll(async () => {
  api = await startTestApi({
    env: { RATE_LIMITS: '' },
    clock: () => now,
    context: ({ db }) => ({ db: db.withPlugin(recordLocks) }),
  });
});
afterAll(() => api.close());
beforeEach(async () => {
  now = new Date(now.getTime() + 3_600_000);
  await api.context.db.deleteFrom('rate_limits').execute();
});

const post = (path: string, body: object, store = 'north') => api.call(path, { method: 'POST', body, store });
const logIn = (email: string, given = password, store = 'north') =>
  post('/api/staff/login', { email, password: given }, store);
const confirm = (loginToken: string, code: string, store = 'north') =>
  post('/api/staff/login/totp', { loginToken, code }, store);
const codeOf = ({ status, body }: Awaited<ReturnType<typeof post>>) => [status, body.errors?.[0].code];
const soon = (seconds: number) => (now = new Date(now.getTime() + seconds * 1000));

/** A code that no authenticator shows at this time. */
const wrongCode = () =>
  ['000000', '111111', '222222', '333333'].find((code) =>
    [-30_000, 0, 30_000].every((shift) => codeAt(new Date(now.getTime() + shift)) !== code),
  ) ?? '';

describe('logInStaff and confirmStaffLogin', () => {
  it('200: open a session of the store with the scopes of the role', async () => {
    const { id, email } = await newMember(api, 'warehouse');
    const started = await logIn(` ${email.toUpperCase()} `);
    expect(started.body).toMatchObject({ factors: ['totp'], enrol: false });
    const { status, body } = await confirm(started.body.loginToken, codeAt(now));
    expect(status).toBe(200);
    expect(body.session).toMatchObject({
      token: expect.stringMatching(/^ms_[\w-]{43}$/),
      expiresAt: new Date(now.getTime() + 12 * 3_600_000).toISOString(),
      member: { id, email, role: 'warehouse', culture: 'en' },
      store: { id: 'north' },
      scopes: ['shipping', 'stock'],
    });
    const me = await api.call('/api/staff/me', {
      store: null,
      headers: { authorization: `Bearer ${body.session.token}` },
    });
    const { token, ...session } = body.session;
    expect(me.body.session).toEqual(session);
    const rows = await api.context.db.selectFrom('staff_sessions').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('401: are the same for a wrong store, account and password', async () => {
    const { email } = await newMember(api);
    const answers = [
      await logIn(email, 'another password'),
      await logIn('nobody@club.example'),
      await logIn(email, password, 'south'),
      await logIn(email, password, 'west'),
    ];
    for (const { status, body } of answers) {
      const { instance, requestId, ...same } = body;
      const { instance: _, requestId: __, ...first } = answers[0]?.body ?? {};
      expect([status, same]).toEqual([401, first]);
      expect(instance).toContain(requestId);
    }
    expect(codeOf(answers[0] as never)).toEqual([401, 'StaffCredentialsWrong']);
  });

  it('429: delay a client that guesses passwords, alike for every store', async () => {
    const { email } = await newMember(api);
    for (const store of ['north', 'west']) {
      for (let attempt = 0; attempt < 5; attempt += 1) await logIn(email, 'a guess', store);
      expect(codeOf(await logIn(email, password, store))).toEqual([429, 'TooManyRequests']);
    }
  });

  it('400: refuse a code that was used, and count wrong ones until the account waits', async () => {
    const { email } = await newMember(api);
    const first = await logIn(email);
    const code = codeAt(now);
    expect((await confirm(first.body.loginToken, code)).status).toBe(200);
    const second = await logIn(email);
    expect(codeOf(await confirm(second.body.loginToken, code))).toEqual([400, 'StaffCodeWrong']);
    for (let attempt = 0; attempt < 4; attempt += 1)
      expect(codeOf(await confirm(second.body.loginToken, wrongCode()))).toEqual([400, 'StaffCodeWrong']);
    soon(5);
    expect(codeOf(await confirm(second.body.loginToken, codeAt(now)))).toEqual([429, 'TooManyRequests']);
    soon(60);
    expect((await confirm(second.body.loginToken, codeAt(now))).status).toBe(200);
  });

  it('400: refuse every code of an authenticator that another server or member has', async () => {
    const { id, email } = await newMember(api);
    const { db, config } = api.context;
    for (const foreign of [
      encryptSecret(totpSecret, id, 'the secret of another server'),
      encryptSecret(totpSecret, randomUUID(), config.tokenSecret),
    ]) {
      await db.updateTable('staff_members').set({ totp_secret: foreign }).where('id', '=', id).execute();
      const { loginToken } = (await logIn(email)).body;
      expect(codeOf(await confirm(loginToken, codeAt(now)))).toEqual([400, 'StaffCodeWrong']);
    }
  });

  it('401: refuse a login token that was used, that is too old, or of another store', async () => {
    const { email } = await newMember(api);
    const { loginToken } = (await logIn(email)).body;
    expect(codeOf(await confirm(loginToken, codeAt(now), 'south'))).toEqual([401, 'StaffLoginExpired']);
    expect((await confirm(loginToken, codeAt(now))).status).toBe(200);
    soon(60);
    expect(codeOf(await confirm(loginToken, codeAt(now)))).toEqual([401, 'StaffLoginExpired']);
    const late = (await logIn(email)).body.loginToken;
    soon(601);
    expect(codeOf(await confirm(late, codeAt(now)))).toEqual([401, 'StaffLoginExpired']);
  });
});

describe('inviteStaff, acceptInvitation and enrolStaffTotp', () => {
  const invitation = { name: 'Mette', role: 'editor', culture: 'da' };

  it('lead from a mail to a session, each link and secret once', async () => {
    const owner = await adminOf(api, 'north', ['staff']);
    const email = 'mette@club.example';
    const invited = await owner.call('/api/admin/staff', { method: 'POST', body: { ...invitation, email } });
    expect([invited.status, invited.body.member.acceptedAt]).toEqual([201, null]);
    const token = await mailedToken(api, email, 'staffInvitation');
    const accept = (chosen: string, store = 'north') =>
      post('/api/staff/invitations/accept', { token, password: chosen }, store);
    expect(codeOf(await accept(password, 'south'))).toEqual([400, 'InvalidToken']);
    expect(codeOf(await accept('north2026!'))).toEqual([400, 'PasswordTooCommon']);
    const started = await accept(password);
    expect(started.body).toMatchObject({ factors: [], enrol: true });
    expect(codeOf(await accept(password))).toEqual([400, 'InvalidToken']);
    const { loginToken } = started.body;
    expect(codeOf(await confirm(loginToken, wrongCode()))).toEqual([409, 'StaffTotpMissing']);
    const enrolled = await post('/api/staff/totp', { loginToken });
    const { secret, uri } = enrolled.body;
    expect(new URL(uri).searchParams.get('secret')).toBe(secret);
    expect((await confirm(loginToken, codeAt(now, secret))).body.session.scopes).toEqual(['content']);
    const rows = await api.context.db.selectFrom('staff_members').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(secret);
    soon(60);
    const again = (await logIn(email)).body.loginToken;
    expect(codeOf(await post('/api/staff/totp', { loginToken: again }))).toEqual([409, 'StaffTotpEnrolled']);
    expect((await confirm(again, codeAt(now, secret))).status).toBe(200);
  });

  it('lock the member before the token, so that two calls about a member never wait for each other', async () => {
    const owner = await adminOf(api, 'north', ['staff']);
    const email = 'order@club.example';
    await owner.call('/api/admin/staff', { method: 'POST', body: { ...invitation, email } });
    const token = await mailedToken(api, email, 'staffInvitation');
    const locksOf = async (call: Promise<Awaited<ReturnType<typeof post>>>) => {
      locked = [];
      const { status, body } = await call;
      const ofStaff = locked.filter((table) => table.startsWith('staff_'));
      expect([status, ofStaff]).toEqual([200, ['staff_members', 'staff_tokens']]);
      return body;
    };
    const { loginToken } = await locksOf(post('/api/staff/invitations/accept', { token, password }));
    const { secret } = await locksOf(post('/api/staff/totp', { loginToken }));
    await locksOf(confirm(loginToken, codeAt(now, secret)));
  });

  it('make an invitation that works for 72 hours, until the next one', async () => {
    const owner = await adminOf(api, 'north', ['staff']);
    const email = 'late@club.example';
    const invite = () => owner.call('/api/admin/staff', { method: 'POST', body: { ...invitation, email } });
    await invite();
    const first = await mailedToken(api, email, 'staffInvitation');
    await api.context.db.deleteFrom('mails').execute();
    expect((await invite()).status).toBe(201);
    const second = await mailedToken(api, email, 'staffInvitation');
    const accept = (token: string) => post('/api/staff/invitations/accept', { token, password });
    expect(codeOf(await accept(first))).toEqual([400, 'InvalidToken']);
    soon(72 * 3600 + 1);
    expect(codeOf(await accept(second))).toEqual([400, 'InvalidToken']);
  });
});
