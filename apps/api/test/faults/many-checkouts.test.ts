import { cases, propertySeed } from '@matchday/test-depth';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { deliverMails } from '../../src/mails/deliver-mails';
import { type PaidApi, startPaidApi } from '../paid-api';
import { north } from '../seed/north';
import { expectBalancedBooks, stockOf } from './books';
import { crowdsOf } from './checkout-plans';
import { checkOutAll, type Floor } from './crowd';
import { settleEverything } from './settle-everything';
import { vouchers } from './vouchers';

const onServer = Boolean(process.env.TEST_DATABASE_URL);
const shoppers = cases(100, onServer ? 2_000 : 400);
const crowdSize = 50;

let api: PaidApi;
let floor: Floor;
let ahead = 0;
let mailServerIsDown = false;
const sentMails: string[] = [];
beforeAll(async () => {
  api = await startPaidApi({
    stores: [{ ...north, vouchers }],
    clock: () => new Date(Date.now() + ahead),
    // The embedded database works in the provider's own process, whose answers wait for their turn.
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
  floor = {
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

it(`${shoppers} checkouts with faults leave the books balanced (PROPERTY_SEED=${propertySeed})`, {
  timeout: 1_200_000,
}, async () => {
  process.stdout.write(`${shoppers} checkouts, PROPERTY_SEED=${propertySeed}\n`);
  const initial = await stockOf(api);
  for (const crowd of crowdsOf(shoppers, crowdSize, propertySeed)) {
    await checkOutAll(floor, crowd);
    await Promise.allSettled([deliverMails(api.context), deliverMails(api.context)]);
  }
  await api.sandbox.faults({});
  mailServerIsDown = false;
  await settleEverything(api.context, floor.setAhead);
  await expectBalancedBooks(api, initial);
  expect(new Set(sentMails).size).toBe(sentMails.length);
  expect(sentMails.length).toBeGreaterThan(shoppers / 10);
});
