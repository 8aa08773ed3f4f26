import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type Account,
  logIn,
  mailedToken,
  mailsTo,
  newCustomer,
  password,
  refresh,
  register,
} from '../../../../test/customer';
import { expectRefusal } from '../../../../test/refusals';
import { startTestApi, type TestApi } from '../../../../test/test-api';

let api: TestApi;
let now = Date.parse('2026-11-21T12:00:00Z');
let customers = 0;
let fan: Account;
beforeAll(async () => {
  api = await startTestApi({ clock: () => new Date(now) });
});
beforeEach(async () => {
  fan = await newCustomer(api, `fan-${++customers}@example.com`);
});
afterAll(() => api.close());

const path = '/api/users/me/profile';
const address = { street: 'Skolegade 4', city: 'Aarhus', zipCode: '8000', country: 'DK' };
const patch = (body: unknown) => fan.call(path, { method: 'PATCH', body });
const profile = async () => (await fan.call(path)).body.profile;

describe('200', () => {
  it("returns the customer's profile", async () => {
    const { status, body } = await fan.call(path);
    expect(status).toBe(200);
    expect(body).toEqual({
      meta: { status: 200, redirect: null },
      profile: {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        email: fan.email,
        pendingEmail: null,
        firstName: 'Freja',
        lastName: 'Lund',
        phone: '',
        street: '',
        city: '',
        zipCode: '',
        country: '',
        culture: 'en',
        createdAt: new Date(now).toISOString(),
      },
    });
  });

  it('changes only the sent fields', async () => {
    const before = await profile();
    const change = { ...address, phone: ' +45 20 12 34 56 ', id: 'x', confirmedAt: null };
    const { status, body } = await patch(change);
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.profile).toEqual({ ...before, ...address, phone: '+45 20 12 34 56' });
    await patch({ culture: 'da' });
    expect(await profile()).toEqual({ ...body.profile, culture: 'da' });
  });
});

describe('a new address', () => {
  it('takes effect when the mailed link is opened', async () => {
    const email = `new-${fan.email}`;
    const { body } = await patch({ email: email.toUpperCase(), currentPassword: password });
    expect(body.profile).toMatchObject({ email: fan.email, pendingEmail: email });
    expect((await logIn(api, fan.email)).status).toBe(200);
    const token = await mailedToken(api, email, 'confirmNewEmail');
    expect((await api.call('/api/users/confirm-email', { method: 'POST', body: { token } })).status).toBe(
      200,
    );
    expect(await profile()).toMatchObject({ email, pendingEmail: null });
    expect((await logIn(api, fan.email)).status).toBe(400);
    expect((await logIn(api, email)).status).toBe(200);
    expect(await mailsTo(api, fan.email)).toEqual(['confirmEmail', 'emailChanged']);
  });

  it('does not reveal an existing account; its owner gets a mail without a link', async () => {
    const owner = await newCustomer(api, `owner-${fan.email}`);
    const { status, body } = await patch({ email: owner.email, currentPassword: password });
    expect({ status, pending: body.profile.pendingEmail }).toEqual({ status: 200, pending: owner.email });
    expect(await mailsTo(api, owner.email)).toEqual(['confirmEmail', 'emailTaken']);
  });

  it('belongs to the first customer who confirms it', async () => {
    const email = `squatted-${fan.email}`;
    await register(api, email);
    now += 1000;
    await patch({ email, currentPassword: password });
    const token = await mailedToken(api, email, 'confirmNewEmail');
    expect((await api.call('/api/users/confirm-email', { method: 'POST', body: { token } })).status).toBe(
      200,
    );
    expect((await profile()).email).toBe(email);
  });

  it('is mailed once for two clicks, and again only after a minute', async () => {
    const ask = (email: string) => patch({ email, currentPassword: password });
    const [first, second] = [`first-${fan.email}`, `second-${fan.email}`];
    await ask(first);
    expect((await ask(first)).body.profile.pendingEmail).toBe(first);
    expect(await mailsTo(api, first)).toEqual(['confirmNewEmail']);
    expectRefusal(await ask(second), 429, 'TooManyRequests');
    expect(await mailsTo(api, second)).toEqual([]);
    now += 60_000;
    expect((await ask(second)).body.profile.pendingEmail).toBe(second);
    expect(await mailsTo(api, second)).toEqual(['confirmNewEmail']);
  });

  it('does not take effect if it got an account in the meantime', async () => {
    const email = `raced-${fan.email}`;
    await patch({ email, currentPassword: password });
    const token = await mailedToken(api, email, 'confirmNewEmail');
    now += 1000;
    await newCustomer(api, email);
    const late = await api.call('/api/users/confirm-email', { method: 'POST', body: { token } });
    expectRefusal(late, 400, 'InvalidToken', 'token');
    expect((await profile()).email).toBe(fan.email);
  });
});

describe('a new password', () => {
  it('ends every login and notifies the customer', async () => {
    const other = (await logIn(api, fan.email)).body.result;
    const newPassword = 'a seat at the south stand';
    expect((await patch({ newPassword, currentPassword: password })).status).toBe(200);
    expect((await refresh(api, fan.refreshToken)).status).toBe(401);
    expect((await refresh(api, other.refresh_token)).status).toBe(401);
    expectRefusal(await fan.call(path), 401, 'NotLoggedIn');
    expect((await logIn(api, fan.email)).status).toBe(400);
    expect((await logIn(api, fan.email, { body: { password: newPassword } })).status).toBe(200);
    expect(await mailsTo(api, fan.email)).toEqual(['confirmEmail', 'passwordChanged']);
  });
});

describe('400', () => {
  it.each([
    [{ firstName: '' }, 'InvalidField', 'firstName'],
    [{ phone: 'call me' }, 'InvalidField', 'phone'],
    [{ street: 'nowhere' }, 'InvalidField', 'street'],
    [{ zipCode: '8', country: 'DK' }, 'InvalidField', 'zipCode'],
    [{ country: 'XX' }, 'InvalidField', 'country'],
    [{ culture: 'fr' }, 'NotOneOf', 'culture'],
    [{ city: 8000 }, 'WrongType', 'city'],
    [{ email: 'none', currentPassword: password }, 'InvalidField', 'email'],
    [{ email: 'x@example.com' }, 'RequiredField', 'currentPassword'],
    [{ email: 'x@example.com', currentPassword: 'guessed' }, 'WrongPassword', 'currentPassword'],
    [{ newPassword: 'a fine new one' }, 'RequiredField', 'currentPassword'],
    [{ newPassword: 'short', currentPassword: password }, 'TooShort', 'newPassword'],
  ])('rejects %o: %s', async (change, code, field) => {
    const before = await profile();
    expectRefusal(await patch(change), 400, code, field);
    expect(await profile()).toEqual(before);
  });
});

describe('401', () => {
  it('rejects a missing, changed, expired or foreign token', async () => {
    const [head = '', , signature = ''] = fan.authorization.split('.');
    const forged = Buffer.from(
      JSON.stringify({
        sub: (await profile()).id,
        sid: 'x',
        iss: 'north',
        aud: 'north',
        exp: now / 1000 + 900,
      }),
    ).toString('base64url');
    const none = `Bearer ${Buffer.from('{"alg":"none"}').toString('base64url')}.${forged}.`;
    for (const authorization of ['', 'Bearer x', `${head}.${forged}.${signature}`, none])
      expectRefusal(await api.call(path, { headers: { authorization } }), 401, 'NotLoggedIn');
    expectRefusal(await fan.call(path, { store: 'south' }), 401, 'NotLoggedIn');
    now += 15 * 60 * 1000;
    expectRefusal(await fan.call(path), 401, 'NotLoggedIn');
  });

  it('after a logout, which an unknown token or one of another store does not cause', async () => {
    const logOut = (refresh_token: string, store = 'north') =>
      api.call('/api/users/logout', { method: 'POST', body: { refresh_token }, store });
    expect((await logOut(fan.refreshToken, 'south')).body).toEqual({ success: true });
    expect((await logOut('unknown')).body).toEqual({ success: true });
    expect((await fan.call(path)).status).toBe(200);
    expect((await logOut(fan.refreshToken)).body).toEqual({ success: true });
    expectRefusal(await fan.call(path), 401, 'NotLoggedIn');
    expect((await refresh(api, fan.refreshToken)).status).toBe(401);
  });

  it('does not apply to calls that guests can make', async () => {
    const answer = await api.call('/api/categories', { headers: { authorization: 'Bearer x.y.z' } });
    expect(answer.status).toBe(200);
  });
});
