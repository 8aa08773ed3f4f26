import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Account, logIn, mailedToken, newCustomer, password } from '../../../../test/customer';
import {
  addPasskey,
  listPasskeys,
  logInWith,
  passkeyEnvironment,
  removePasskey,
  startPasskey,
} from '../../../../test/passkeys';
import { expectRefusal } from '../../../../test/refusals';
import { startTestApi, type TestApi } from '../../../../test/test-api';

let api: TestApi;
const now = Date.parse('2026-11-21T12:00:00Z');
let customers = 0;
let fan: Account;
beforeAll(async () => {
  api = await startTestApi({ clock: () => new Date(now), env: passkeyEnvironment });
});
beforeEach(async () => {
  fan = await newCustomer(api, `fan-${++customers}@example.com`);
});
afterAll(() => api.close());

describe('removePasskey', () => {
  it('200: removes it, and keeps the others', async () => {
    const { id } = await addPasskey(fan);
    const other = await addPasskey(fan);
    expect((await removePasskey(fan, id)).body).toEqual({ success: true });
    expect((await removePasskey(fan, id)).body).toEqual({ success: true });
    expect(await listPasskeys(fan)).toMatchObject([{ id: other.id }]);
  });

  it("200: has no effect on another customer's passkey", async () => {
    const { id } = await addPasskey(fan);
    const stranger = await newCustomer(api, `stranger-${fan.email}`);
    expect((await removePasskey(stranger, id)).body).toEqual({ success: true });
    expect(await listPasskeys(fan)).toHaveLength(1);
  });

  it('400: rejects a malformed id', async () => {
    expectRefusal(await removePasskey(fan, 'x'), 400, 'WrongForm', 'passkeyId');
  });
});

it('is deleted with the account', async () => {
  const { authenticator } = await addPasskey(fan);
  await startPasskey(fan);
  const rows = () =>
    Promise.all([
      api.context.db
        .selectFrom('passkeys')
        .select('credential_id')
        .where('credential_id', '=', authenticator.id)
        .execute(),
      api.context.db
        .selectFrom('passkey_challenges')
        .select('hash')
        .where('purpose', '=', 'registration')
        .where('expires_at', '>', new Date(now))
        .execute(),
    ]);
  const before = await rows();
  await fan.call('/api/users/me', { method: 'DELETE', body: { password } });
  const after = await rows();
  expect([before[0].length, after[0].length]).toEqual([1, 0]);
  expect(after[1]).toHaveLength(before[1].length - 1);
  expectRefusal(await logInWith(api, authenticator), 400, 'PasskeyRefused');
});

it('is removed by a mailed reset of the password, but not by a change of it', async () => {
  const { authenticator } = await addPasskey(fan);
  const newPassword = 'a seat at the south stand';
  await fan.call('/api/users/me/profile', {
    method: 'PATCH',
    body: { newPassword, currentPassword: password },
  });
  expect((await logInWith(api, authenticator)).status).toBe(200);
  await api.call('/api/users/forgot-password', { method: 'POST', body: { email: fan.email } });
  const token = await mailedToken(api, fan.email, 'resetPassword');
  await api.call('/api/users/reset-password', { method: 'POST', body: { token, password } });
  expect((await logIn(api, fan.email)).status).toBe(200);
  expectRefusal(await logInWith(api, authenticator), 400, 'PasskeyRefused');
});
