import { propertySeed } from '@matchday/property-seed';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { deliverMails } from '../../src/mails/deliver-mails';
import { type PaidApi, startPaidApi } from '../paid-api';
import { north } from '../seed/north';
import { expectBalancedBooks, stockOf } from './books';
import { crowdsOf } from './checkout-plans';
import { checkOutAll, type Floor } from './crowd';
import { settleEverything } from './settle-everything';
import { vouchers } from './vouchers';

/** With the usual seed a crowd keeps the embedded database busy for many minutes. */
const seed = process.env.PROPERTY_SEED ? propertySeed : 7;
const onServer = Boolean(process.env.TEST_DATABASE_URL);
const shoppers = Number(process.env.CHECKOUTS ?? (onServer ? 2_000 : 100));
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
    providerTimeoutMs: 400,
    context: () => ({
      mail: {
        sendsWithinMs: 5_000,
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

it(`${shoppers} checkouts with faults leave the books balanced (PROPERTY_SEED=${seed})`, {
  timeout: 1_200_000,
}, async () => {
  process.stdout.write(`${shoppers} checkouts, PROPERTY_SEED=${seed}\n`);
  const initial = await stockOf(api);
  for (const crowd of crowdsOf(shoppers, crowdSize, seed)) {
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
