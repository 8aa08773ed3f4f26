import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { adminOf } from '../../../../../test/admin';
import { mailsTo } from '../../../../../test/customer';
import { codeAt, type Staff, staffOf } from '../../../../../test/staff';
import { startTestApi, type TestApi } from '../../../../../test/test-api';

const operator = { authorization: 'Bearer admin-secret-of-the-tests-1' };
let api: TestApi;
let now = new Date();
let owner: Staff;
beforeAll(async () => {
  api = await startTestApi({ env: { ADMIN_SECRET: 'admin-secret-of-the-tests-1' }, clock: () => now });
});
afterAll(() => api.close());
beforeEach(async () => {
  now = new Date(now.getTime() + 60_000);
  await api.context.db.deleteFrom('staff_members').execute();
  owner = await staffOf(api);
});

type Answer = Awaited<ReturnType<Staff['call']>>;
const codeOf = ({ status, body }: Answer) => [status, body.errors?.[0].code];
const invitation = (email: string) => ({ email, name: 'Mette', role: 'editor', culture: 'en' });
const invite = (email: string, by: Pick<Staff, 'call'> = owner) =>
  by.call('/api/admin/staff', { method: 'POST', body: invitation(email) });
const change = (id: string, role: string, by: Pick<Staff, 'call'> = owner) =>
  by.call(`/api/admin/staff/${id}`, { method: 'PATCH', body: { role } });
const remove = (id: string, by: Pick<Staff, 'call'> = owner) =>
  by.call(`/api/admin/staff/${id}`, { method: 'DELETE' });
const me = (staff: Staff) => staff.call('/api/staff/me');

describe('inviteStaff', () => {
  it('201: adds a member to the list, once for each address', async () => {
    expect((await invite('new@club.example')).status).toBe(201);
    expect(codeOf(await invite(owner.email.toUpperCase()))).toEqual([409, 'StaffMemberExists']);
    const { staff } = (await owner.call('/api/admin/staff')).body;
    expect(staff.map(({ email }: Staff) => email)).toEqual([owner.email, 'new@club.example']);
    expect(await mailsTo(api, 'new@club.example')).toEqual(['staffInvitation']);
  });

  it('201: repeated with its key, invites once', async () => {
    const headers = { 'Idempotency-Key': 'invite-once' };
    const call = { method: 'POST' as const, body: invitation('once@club.example'), headers };
    const answers = [await owner.call('/api/admin/staff', call), await owner.call('/api/admin/staff', call)];
    expect(answers[1]?.body).toEqual(answers[0]?.body);
    expect(await mailsTo(api, 'once@club.example')).toHaveLength(1);
  });

  it('400: refuses a culture that the store does not have', async () => {
    const body = { ...invitation('new@club.example'), culture: 'fr' };
    expect(codeOf(await owner.call('/api/admin/staff', { method: 'POST', body }))).toEqual([400, 'NotOneOf']);
  });

  it('201: the same address in two stores is two accounts', async () => {
    const other = await staffOf(api, 'owner', 'south');
    expect((await invite('both@club.example')).status).toBe(201);
    expect((await invite('both@club.example', other)).status).toBe(201);
  });

  it('403: asks a session, but no key, for the second factor again after ten minutes', async () => {
    now = new Date(now.getTime() + 601_000);
    for (const call of [invite('new@club.example'), change(owner.id, 'owner'), remove(owner.id)])
      expect(codeOf(await call)).toEqual([403, 'ReauthenticationRequired']);
    expect((await invite('new@club.example', await adminOf(api, 'north', ['staff']))).status).toBe(201);
    const prove = (code: string) =>
      owner.call('/api/staff/re-authenticate', { method: 'POST', body: { code } });
    expect((await prove(codeAt(now))).status).toBe(204);
    expect((await invite('newer@club.example')).status).toBe(201);
    expect(codeOf(await prove(codeAt(now)))).toEqual([400, 'StaffCodeWrong']);
  });
});

describe('inviteOwner', () => {
  const path = '/api/admin/stores/north/owner';
  const body = { email: 'first@club.example', name: 'First', culture: 'en' };

  it('201: lets the operator, and nobody else, invite the first owner', async () => {
    const call = { method: 'POST' as const, store: null, body };
    expect(codeOf(await owner.call(path, call))).toEqual([401, 'OperatorRequired']);
    const { status, body: answer } = await api.call(path, { ...call, headers: operator });
    expect([status, answer.member.role]).toEqual([201, 'owner']);
    const unknown = await api.call('/api/admin/stores/west/owner', { ...call, headers: operator });
    expect(codeOf(unknown)).toEqual([404, 'UnknownStore']);
  });
});

describe('changeStaffRole and removeStaff', () => {
  it('200: take effect at the next call of each session', async () => {
    const editor = await staffOf(api, 'editor');
    expect((await me(editor)).body.session.scopes).toEqual(['content']);
    expect((await change(editor.id, 'merchandiser')).body.member.role).toBe('merchandiser');
    expect((await me(editor)).body.session.scopes).toEqual(['catalogue', 'stock']);
    expect((await remove(editor.id)).status).toBe(200);
    expect(codeOf(await me(editor))).toEqual([401, 'StaffSessionRequired']);
  });

  it('409: keep the last owner, even when two owners act at once', async () => {
    for (const call of [change(owner.id, 'editor'), remove(owner.id)])
      expect(codeOf(await call)).toEqual([409, 'LastOwner']);
    const second = await staffOf(api);
    const answers = await Promise.all([remove(owner.id, second), remove(second.id, owner)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const left = await api.context.db.selectFrom('staff_members').select('role').execute();
    expect(left).toEqual([{ role: 'owner' }]);
  });

  it('404: know members of the own store only', async () => {
    const { id } = await staffOf(api, 'editor', 'south');
    for (const call of [change(id, 'owner'), change(id, 'editor'), remove(id)])
      expect(codeOf(await call)).toEqual([404, 'UnknownStaffMember']);
  });
});

describe('sessions of staff', () => {
  it('end when they are not used for an hour, and after twelve hours', async () => {
    for (let minutes = 0; minutes < 12 * 60 - 59; minutes += 59) {
      expect((await me(owner)).status).toBe(200);
      now = new Date(now.getTime() + 59 * 60_000);
    }
    expect((await me(owner)).status).toBe(200);
    now = new Date(now.getTime() + 13 * 60_000);
    expect(codeOf(await me(owner))).toEqual([401, 'StaffSessionRequired']);
    const idle = await staffOf(api);
    now = new Date(now.getTime() + 3_600_000);
    expect(codeOf(await me(idle))).toEqual([401, 'StaffSessionRequired']);
    expect(codeOf(await idle.call('/api/admin/staff'))).toEqual([401, 'AdminKeyRequired']);
  });

  it('last as long as the store says', async () => {
    const key = await adminOf(api);
    const { body: file } = await key.call('/api/admin/exports/store');
    const settings = { staffSessionHours: 1, staffIdleMinutes: 5 };
    const { body } = await key.importFile('part=store', { ...file, store: { ...file.store, ...settings } });
    expect(body.import.state, JSON.stringify(body)).toBe('done');
    const elsewhere = await staffOf(api, 'owner', 'south');
    const { expiresAt } = (await me(owner)).body.session;
    expect(Date.parse(expiresAt) - now.getTime()).toBe(3_600_000);
    now = new Date(now.getTime() + 5 * 60_000);
    expect((await me(owner)).status).toBe(401);
    expect((await me(elsewhere)).status).toBe(200);
    const kept = await key.importFile('part=store', file);
    expect(kept.body.import.state, JSON.stringify(kept.body)).toBe('done');
  });

  it('are listed and ended by their member only', async () => {
    const colleague = await staffOf(api);
    const { sessions } = (await colleague.call('/api/staff/me/sessions')).body;
    expect(sessions).toMatchObject([{ isCurrent: true, device: '' }]);
    const path = `/api/staff/me/sessions/${sessions[0].id}`;
    expect(codeOf(await owner.call(path, { method: 'DELETE' }))).toEqual([404, 'UnknownStaffSession']);
    expect((await colleague.call(path, { method: 'DELETE' })).status).toBe(200);
    expect((await me(colleague)).status).toBe(401);
    expect((await owner.call('/api/staff/logout', { method: 'POST' })).status).toBe(200);
    expect((await me(owner)).status).toBe(401);
  });

  it('are of no use at the shop, and keys are no sessions', async () => {
    const key = await adminOf(api, 'north', ['staff']);
    expect(codeOf(await key.call('/api/staff/me'))).toEqual([401, 'StaffSessionRequired']);
    const profile = await owner.call('/api/users/me/profile', { store: 'north' });
    expect(profile.status).toBe(401);
  });
});
