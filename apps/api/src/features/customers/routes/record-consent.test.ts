import { randomUUID } from 'node:crypto';
import { findText } from '@matchday/dictionary/languages';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newCustomer, password } from '../../../../test/customer';
import { expectRefusal, rejectsMalformedBodies } from '../../../../test/refusals';
import { startTestApi, type TestApi } from '../../../../test/test-api';

const path = '/api/consents';
const version = findText('Cookie.Version', 'en', new Map()) ?? '';
const now = Date.parse('2026-11-24T10:00:00Z');

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ clock: () => new Date(now), env: { RATE_LIMITS: 'consent=12/60' } });
});
afterAll(() => api.close());

const record = (change: object = {}, call: TestApi['call'] = api.call) =>
  call(path, {
    method: 'POST',
    body: { id: randomUUID(), version, analytics: true, advertising: false, ...change },
  });
const stored = (id: string) =>
  api.context.db
    .selectFrom('consents as c')
    .innerJoin('consent_texts as t', 't.hash', 'c.text_hash')
    .selectAll()
    .where('c.id', '=', id)
    .execute();

it('200: keeps the choice with its time, its expiry and the words that were shown', async () => {
  const id = randomUUID();
  const { status, body } = await record({ id });
  expect([status, body]).toEqual([200, { success: true, expiresAt: '2027-11-24T10:00:00.000Z' }]);
  const [proof, ...more] = await stored(id);
  expect(more).toEqual([]);
  expect(proof).toMatchObject({
    store_id: 'north',
    customer_id: null,
    culture: 'en',
    version,
    analytics: true,
    advertising: false,
    decided_at: new Date(now),
  });
  for (const alias of ['Cookie.Text', 'Cookie.Marketing.Text', 'Cookie.RejectAll'])
    expect(proof?.words).toContain(findText(alias, 'en', new Map()));
});

it('200: keeps the words in the language of the shop', async () => {
  const id = randomUUID();
  await record({ id, version: findText('Cookie.Version', 'da', new Map()) }, (to, request) =>
    api.call(to, { ...request, culture: 'da' }),
  );
  expect((await stored(id))[0]?.words).toContain(findText('Cookie.Text', 'da', new Map()));
});

it('200: keeps the first choice of an id', async () => {
  const id = randomUUID();
  await record({ id });
  expect((await record({ id, analytics: false })).status).toBe(200);
  expect(await stored(id)).toMatchObject([{ analytics: true }]);
});

it('200: names the customer until the account is deleted', async () => {
  const id = randomUUID();
  const fan = await newCustomer(api, 'consent@example.com');
  await record({ id }, fan.call);
  expect(await stored(id)).toMatchObject([{ customer_id: expect.any(String) }]);
  await fan.call('/api/users/me', { method: 'DELETE', body: { password } });
  expect(await stored(id)).toMatchObject([{ customer_id: null, analytics: true }]);
});

it('400: refuses a question that the shop does not ask any more', async () => {
  expectRefusal(await record({ version: '2020-01-01' }), 400, 'UnknownConsentText');
});

rejectsMalformedBodies(
  () => api,
  () => path,
);

it('401: refuses a login that has ended', async () => {
  const call: TestApi['call'] = (to, request) =>
    api.call(to, { ...request, headers: { authorization: 'Bearer a.b' } });
  expectRefusal(await record({}, call), 401, 'NotLoggedIn');
});

it('429: limits each client', async () => {
  for (let each = 0; each < 12; each += 1) await record();
  expectRefusal(await record(), 429, 'TooManyRequests');
});
