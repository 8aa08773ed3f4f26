import { afterAll, beforeAll, expect, it } from 'vitest';
import { codeAt } from '../test/staff';
import { startTestApi, type TestApi } from '../test/test-api';
import { demoStaff, demoStores } from '.';
import { createDemoStaff } from './create-demo-staff';
import { demoStaffOf } from './staff';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

it('has one login for each role of each demonstration store, with an authenticator of its own', () => {
  const stores = demoStores().map(({ store }) => store.id);
  expect(new Set(demoStaff.map(({ storeId }) => storeId))).toEqual(new Set(stores));
  expect(demoStaff).toHaveLength(stores.length * 6);
  expect(new Set(demoStaff.map(({ totpSecret }) => totpSecret)).size).toBe(demoStaff.length);
});

it('logs in with what it lists, and no store has it that the demonstration did not create', async () => {
  const accounts = demoStaffOf('north');
  const logIn = (email: string, password: string) =>
    api.call('/api/staff/login', { method: 'POST', body: { email, password } });
  const [owner] = accounts;
  expect((await logIn(owner?.email ?? '', owner?.password ?? '')).status).toBe(401);
  const store = await api.context.stores.find('north');
  if (!store) throw new Error('The tests have no store north.');
  await createDemoStaff(api.context, store);
  for (const { email, password, role, totpSecret } of accounts) {
    const { loginToken } = (await logIn(email, password)).body;
    const { status, body } = await api.call('/api/staff/login/totp', {
      method: 'POST',
      body: { loginToken, code: codeAt(new Date(), totpSecret) },
    });
    expect([status, body.session?.member.role]).toEqual([200, role]);
  }
});
