import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newShopper } from '../shopper';
import { startTestApi, type TestApi } from '../test-api';

const secrets = {
  NODE_ENV: 'production',
  PRODUCTION_WITHOUT: 'mail,payment,carrier',
  SANDBOX_SECRET: 'sandbox-secret-of-the-tests',
  TOKEN_SECRET: 'token-secret-of-the-tests-1',
  ADMIN_SECRET: 'admin-secret-of-the-tests-1',
  INVALIDATION_SECRET: 'invalidation-secret-of-tests',
};

let api: TestApi;
let production: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  production = await startTestApi({ env: secrets });
});
afterAll(async () => {
  await api.close();
  await production.close();
});

describe('every response', () => {
  it.each(['/health/live', '/api/categories', '/api/nothing', '/media/north/none', '/openapi.json'])(
    '%s forbids sniffing, framing, script execution and referrers',
    async (path) => {
      const { headers } = await api.call(path);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'SAMEORIGIN',
        'referrer-policy': 'no-referrer',
        'content-security-policy': "default-src 'none';frame-ancestors 'none'",
        'x-request-id': expect.any(String),
      });
      expect(headers).not.toHaveProperty('x-powered-by');
    },
  );

  it('is not cached unless it has a cache policy', async () => {
    const shopper = await newShopper(api.call);
    for (const answer of [await shopper.basket(), await shopper.checkout(), await shopper.receipt()])
      expect(answer.headers['cache-control']).toBe('no-store');
    expect((await api.call('/api/nothing')).headers['cache-control']).toBe('no-store');
  });

  it('sends HSTS in production only', async () => {
    const header = 'strict-transport-security';
    expect((await production.call('/api/categories')).headers[header]).toBe(
      'max-age=31536000; includeSubDomains',
    );
    expect((await api.call('/api/categories')).headers).not.toHaveProperty(header);
  });
});
