import { buyWithStockClient, generateStockClient } from '@matchday/contract-types/stock-client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newCustomer, password } from '../customer';
import { type PaidApi, startPaidApi } from '../paid-api';

let api: PaidApi;
beforeAll(async () => {
  [api] = await Promise.all([startPaidApi(), generateStockClient()]);
});
afterAll(() => api.close());

it('serves a logged-in purchase by a client that a stock generator made from the contract', async () => {
  const { email } = await newCustomer(api, 'freja@example.com');
  const { orderNumber, mine } = await buyWithStockClient({
    API_URL: new URL(api.webhookUrl).origin,
    STORE_ID: 'north',
    EMAIL: email,
    PASSWORD: password,
    SHOP: 'http://127.0.0.1:5990',
  });
  expect(orderNumber).toMatch(/^N\d{6}$/);
  expect(mine).toEqual([orderNumber]);
});
