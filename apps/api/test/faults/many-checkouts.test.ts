import { cases, propertySeed } from '@matchday/test-depth';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { deliverMails } from '../../src/features/mails/deliver-mails';
import { type PaidApi, startPaidApi } from '../paid-api';
import { north } from '../seed/north';
import { checkoutBatches } from './checkout-plans';
import { type CheckoutFixture, runBatch } from './concurrent-checkouts';
import { expectConsistentData, stockOf } from './consistency';
import { settleEverything } from './settle-everything';
import { vouchers } from './vouchers';

const onServer = Boolean(process.env.TEST_DATABASE_URL);
const shoppers = cases(60, onServer ? 2_000 : 400);
const batchSize = 50;

let api: PaidApi;
let fixture: CheckoutFixture;
let ahead = 0;
let mailServerIsDown = false;
const sentMails: string[] = [];
beforeAll(async () => {
  api = await startPaidApi({
    stores: [{ ...north, vouchers }],
    clock: () => new Date(Date.now() + ahead),
    // The embedded database runs in the provider's process and delays its responses.
    providerTimeoutMs: onServer ? 1_000 : 3_000,
    context: () => ({
      mail: {
        sendTimeoutMs: 5_000,
        send: async ({ id }) => {
          if (mailServerIsDown) throw new Error('The mail server is down.');
          sentMails.push(id);
        },
      },
    }),
  });
  fixture = {
    api,
    address: new URL(api.webhookUrl).origin,
    databaseUrl: api.databaseUrl,
    setAhead: (ms) => {
      ahead = ms;
    },
    setMailServerDown: (isDown) => {
      mailServerIsDown = isDown;
    },
  };
});
afterAll(() => api.close());

it(`${shoppers} checkouts with faults leave consistent data (PROPERTY_SEED=${propertySeed})`, {
  timeout: 1_200_000,
}, async () => {
  process.stdout.write(`${shoppers} checkouts, PROPERTY_SEED=${propertySeed}\n`);
  const initial = await stockOf(api);
  for (const batch of checkoutBatches(shoppers, batchSize, propertySeed)) {
    await runBatch(fixture, batch);
    await Promise.allSettled([deliverMails(api.context), deliverMails(api.context)]);
  }
  await api.sandbox.faults({});
  mailServerIsDown = false;
  await settleEverything(api.context, fixture.setAhead);
  await expectConsistentData(api, initial);
  expect(new Set(sentMails).size).toBe(sentMails.length);
  expect(sentMails.length).toBeGreaterThan(shoppers / 10);
});
