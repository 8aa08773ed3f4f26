import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { expectRefusal, rejectsMalformedBodies } from '../../../../test/refusals';
import { startTestApi, type TestApi } from '../../../../test/test-api';

const exception = {
  level: 'error',
  message: 'TypeError: cannot greet freja@example.com',
  stack: 'at greet (https://shop.example/app.js?v=secret:1:2)',
  url: '/receipt/?token=secret',
};

let api: TestApi;
let now = Date.parse('2099-06-01T10:00:00Z');
beforeAll(async () => {
  api = await startTestApi({ clock: () => new Date(now), env: { RATE_LIMITS: 'log=2/60' } });
});
beforeEach(() => {
  now += 60_000;
});
afterAll(() => api.close());

const record = (change: object = {}) =>
  api.call('/api/log', { method: 'POST', body: { ...exception, ...change } });

it('200: logs the exception without personal data', async () => {
  const written = vi.spyOn(api.context.log, 'error');
  const { status, body } = await record();
  expect([status, body]).toEqual([200, { success: true }]);
  expect(written).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({
      store: 'north',
      culture: 'en',
      exception: {
        message: 'TypeError: cannot greet <email>',
        stack: 'at greet (https://shop.example/app.js:1:2)',
        url: '/receipt/',
      },
    }),
    'exception in a shop',
  );
});

it.each([
  ['level', { level: 'fatal' }],
  ['message', { message: '' }],
  ['message', { message: 'x'.repeat(1001) }],
  ['stack', { stack: 'x'.repeat(8001) }],
])('400: rejects an invalid %s', async (field, change) => {
  const { status, body } = await record(change);
  expect([status, body.errors[0].field]).toEqual([400, field]);
});

rejectsMalformedBodies(
  () => api,
  () => '/api/log',
);

it('429: limits one client', async () => {
  await record();
  await record();
  expectRefusal(await record(), 429, 'TooManyRequests');
});
