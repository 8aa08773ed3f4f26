import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logIn, mailedToken, mailsTo, newCustomer, password, register } from '../../../../test/customer';
import { expectRefusal, rejectsMalformedBodies } from '../../../../test/refusals';
import { startTestApi, type TestApi } from '../../../../test/test-api';

let api: TestApi;
let now = Date.parse('2026-11-21T12:00:00Z');
beforeAll(async () => {
  api = await startTestApi({ clock: () => new Date(now) });
});
afterAll(() => api.close());

const later = (seconds: number) => {
  now += seconds * 1000;
};
const open = (token: string, body: object = { password }) =>
  api.call('/api/users/confirm-email', { method: 'POST', body: { token, ...body } });
const confirm = async (email: string) => open(await mailedToken(api, email, 'confirmEmail'));

describe('200', () => {
  it('mails a link that activates the account', async () => {
    expect((await register(api, ' New.Fan@Example.com ')).body).toEqual({ success: true });
    expect(await mailsTo(api, 'new.fan@example.com')).toEqual(['confirmEmail']);
    expectRefusal400(await logIn(api, 'new.fan@example.com'), 'EmailNotConfirmed');
    expect((await confirm('new.fan@example.com')).status).toBe(200);
    expect((await logIn(api, 'NEW.fan@example.com')).status).toBe(200);
  });

  it('stores the password as an argon2id hash, and the accepted terms with the time', async () => {
    await register(api, 'terms@example.com', { body: { termsId: 'terms-3' } });
    const row = await api.context.db
      .selectFrom('customers')
      .selectAll()
      .where('email', '=', 'terms@example.com')
      .executeTakeFirstOrThrow();
    expect(row.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(row).toMatchObject({ terms_id: 'terms-3', terms_accepted_at: new Date(now) });
  });

  it('responds the same, after the same time, for an address with an account, and mails its owner', async () => {
    await newCustomer(api, 'owner@example.com');
    const startedAt = performance.now();
    const { status, body } = await register(api, 'owner@example.com', {
      body: { password: 'the attacker chose this' },
    });
    expect(performance.now() - startedAt).toBeGreaterThan(240);
    expect({ status, body }).toEqual({ status: 200, body: { success: true } });
    await register(api, 'owner@example.com');
    expect(await mailsTo(api, 'owner@example.com')).toEqual(['confirmEmail', 'emailTaken']);
    expect((await logIn(api, 'owner@example.com')).status).toBe(200);
  });

  it('activates the registration of the link with its own password, whoever registers the address later', async () => {
    const email = 'hijack@example.com';
    const strangers = { password: 'the attacker chose this', firstName: 'Mallory' };
    await register(api, email);
    const ownLink = await mailedToken(api, email, 'confirmEmail');
    later(61);
    await register(api, email, { body: strangers });
    const strangersLink = await mailedToken(api, email, 'confirmEmail');
    expectRefusal(await open(strangersLink), 400, 'WrongPassword', 'password');
    expectRefusal(await open(strangersLink, {}), 400, 'RequiredField', 'password');
    expect((await open(ownLink)).status).toBe(200);
    expectRefusal400(await logIn(api, email, { body: strangers }), 'InvalidCredentials');
    const { body } = await logIn(api, email);
    const authorization = `Bearer ${body.result.access_token}`;
    const { profile } = (await api.call('/api/users/me/profile', { headers: { authorization } })).body;
    expect(profile.firstName).toBe('Freja');
    expectRefusal(await open(strangersLink, strangers), 400, 'InvalidToken', 'token');
  });

  it('asks for the confirmation with the password of any open registration, and mails a link for that one', async () => {
    const email = 'two-open@example.com';
    await register(api, email);
    later(61);
    await register(api, email, { body: { password: 'the attacker chose this', firstName: 'Mallory' } });
    later(61);
    expectRefusal400(await logIn(api, email), 'EmailNotConfirmed');
    expectRefusal400(
      await logIn(api, email, { body: { password: 'a third password' } }),
      'InvalidCredentials',
    );
    expect(await mailsTo(api, email)).toHaveLength(3);
    expect((await confirm(email)).status).toBe(200);
    expect((await logIn(api, email)).status).toBe(200);
  });

  it('treats two clicks as one', async () => {
    await Promise.all([register(api, 'twice@example.com'), register(api, 'twice@example.com')]);
    await register(api, 'twice@example.com');
    expect(await mailsTo(api, 'twice@example.com')).toHaveLength(1);
    expect((await confirm('twice@example.com')).status).toBe(200);
  });

  it('separates the accounts of stores', async () => {
    await newCustomer(api, 'both@example.com');
    await register(api, 'both@example.com', { store: 'south' });
    expect(await mailsTo(api, 'both@example.com')).toEqual(['confirmEmail', 'confirmEmail']);
    expectRefusal400(await logIn(api, 'both@example.com', { store: 'south' }), 'EmailNotConfirmed');
  });

  it('ignores unknown fields', async () => {
    expect((await register(api, 'more@example.com', { body: { confirmed_at: 'now', id: 'x' } })).status).toBe(
      200,
    );
    expectRefusal400(await logIn(api, 'more@example.com'), 'EmailNotConfirmed');
  });
});

describe('400', () => {
  it.each([
    [{ email: 'no address' }, 'InvalidField', 'email'],
    [{ email: undefined }, 'RequiredField', 'email'],
    [{ firstName: ' ' }, 'InvalidField', 'firstName'],
    [{ phone: 'call me' }, 'InvalidField', 'phone'],
    [{ password: 'short' }, 'TooShort', 'password'],
    [{ password: 'x y'.repeat(50) }, 'TooLong', 'password'],
    [{ password: 'Password1' }, 'PasswordTooCommon', 'password'],
    [{ password: 'North-2026!' }, 'PasswordTooCommon', 'password'],
    [{ acceptsTerms: false }, 'TermsNotAccepted', 'acceptsTerms'],
  ])('rejects %o: %s', async (body, code, field) => {
    expectRefusal(await register(api, 'bad@example.com', { body }), 400, code, field);
  });

  it('returns all errors at once, in the language of the culture', async () => {
    const { body } = await register(api, 'bad', { body: { password: 'kort', lastName: '' }, culture: 'da' });
    expect(body.errors.map(({ field }: { field: string }) => field)).toEqual([
      'email',
      'lastName',
      'password',
    ]);
    expect(body.errors[2].message).toContain('mindst 8');
  });

  rejectsMalformedBodies(
    () => api,
    () => '/api/users/register',
  );
});

it('404: rejects an unknown store', async () => {
  expectRefusal(await register(api, 'a@example.com', { store: 'nowhere' }), 404, 'UnknownStore');
});

function expectRefusal400(answer: Awaited<ReturnType<typeof logIn>>, code: string): void {
  expect(answer.status, JSON.stringify(answer.body)).toBe(400);
  expect(answer.body.errors[0].code).toBe(code);
}
