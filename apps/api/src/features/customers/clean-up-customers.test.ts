import { afterAll, beforeAll, expect, it } from 'vitest';
import { logIn, newCustomer, refresh, register } from '../../../test/customer';
import { loginOptions, passkeyEnvironment } from '../../../test/passkeys';
import { startTestApi, type TestApi } from '../../../test/test-api';
import { retentionDays } from '../../jobs/retention';
import { cleanUpCustomers } from './clean-up-customers';
import { deleteExpiredTokens } from './queries/customer-tokens';

let api: TestApi;
let now = Date.parse('2026-11-21T12:00:00Z');
beforeAll(async () => {
  api = await startTestApi({ clock: () => new Date(now), env: passkeyEnvironment });
});
afterAll(() => api.close());

const day = 24 * 60 * 60 * 1000;
const cleanUpAt = (storeId: string, time: number) =>
  cleanUpCustomers(api.context.db, storeId, new Date(time), {
    unconfirmed: new Date(time - retentionDays.unconfirmedAccounts * day),
    endedSessions: new Date(time - retentionDays.endedSessions * day),
  });
const counts = () =>
  Promise.all(
    (['customers', 'customer_tokens', 'sessions', 'refresh_tokens'] as const).map(
      async (table) => (await api.context.db.selectFrom(table).select('store_id').execute()).length,
    ),
  );

it('keeps valid tokens, logins and accounts, and deletes the others', async () => {
  const { email, refreshToken } = await newCustomer(api, 'fan@example.com');
  await register(api, 'never@example.com');
  now += 20 * day;
  await refresh(api, refreshToken);
  await logIn(api, email);
  await cleanUpAt('south', now + 100 * day);
  expect(await counts()).toEqual([2, 1, 2, 3]);
  await cleanUpAt('north', now);
  expect(await counts()).toEqual([2, 0, 2, 3]);
  now += 11 * day;
  await cleanUpAt('north', now);
  expect(await counts()).toEqual([1, 0, 2, 2]);
  now += 20 * day;
  await cleanUpAt('north', now);
  expect(await counts()).toEqual([1, 0, 0, 0]);
});

it('deletes challenges of passkeys after their time', async () => {
  const challenges = () => api.context.db.selectFrom('passkey_challenges').select('purpose').execute();
  await loginOptions(api);
  await cleanUpAt('south', now + day);
  await cleanUpAt('north', now + 4 * 60_000);
  expect(await challenges()).toEqual([{ purpose: 'login' }]);
  await cleanUpAt('north', now + 5 * 60_000);
  expect(await challenges()).toEqual([]);
});

it.runIf(process.env.TEST_DATABASE_URL)('skips customers whose rows are locked', async () => {
  await register(api, 'busy@example.com');
  await register(api, 'idle@example.com');
  const { db } = api.context;
  const later = new Date(now + 40 * day);
  const left = () => db.selectFrom('customer_tokens').select('customer_id').execute();
  const [busy] = await left();
  await db.transaction().execute(async (trx) => {
    await trx
      .selectFrom('customer_tokens')
      .select('hash')
      .where('customer_id', '=', busy?.customer_id ?? '')
      .forUpdate()
      .execute();
    await deleteExpiredTokens(db, 'north', later);
    expect(await left()).toEqual([busy]);
  });
  await deleteExpiredTokens(db, 'north', later);
  expect(await left()).toEqual([]);
});
