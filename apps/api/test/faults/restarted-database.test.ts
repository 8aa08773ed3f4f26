import { findPostgres, type Postgres, startPostgres } from '@matchday/launcher/postgres';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deliverMails } from '../../src/features/mails/deliver-mails';
import { startJobs } from '../../src/jobs/start-jobs';
import { callOverWire } from '../api-process';
import { eventually, type PaidApi, startPaidApi } from '../paid-api';
import { expectRefusal } from '../refusals';
import { readyShopper } from '../shopper';
import { openTestDatabase } from '../test-database';
import { expectConsistentData, stockOf } from './consistency';
import { recoveryTimeoutMs, startLoad } from './load';
import { settleEverything } from './settle-everything';
import { withLargeStock } from './with-large-stock';

const shoppers = 12;
const day = 86_400_000;

// Runs only in the PostgreSQL tests, on a separate server that it may stop.
describe.runIf(process.env.TEST_DATABASE_URL && findPostgres())(
  'a PostgreSQL server that restarts under load',
  () => {
    let postgres: Postgres;
    let api: PaidApi;
    let ahead = 0;
    const sentMails: string[] = [];
    let beforeMailIsSent = async (): Promise<void> => {};
    beforeAll(async () => {
      postgres = await startPostgres({ durable: true });
      api = await startPaidApi({
        database: await openTestDatabase(postgres.url),
        stores: [withLargeStock()],
        clock: () => new Date(Date.now() + ahead),
        context: () => ({
          mail: {
            sendTimeoutMs: 60_000,
            send: async ({ id }) => {
              await beforeMailIsSent();
              sentMails.push(id);
            },
          },
        }),
      });
    });
    afterAll(async () => {
      await api.close();
      await postgres.stop();
    });

    it('returns 503 while it is unavailable, then recovers without data loss', {
      timeout: 180_000,
    }, async () => {
      const stock = await stockOf(api);
      const load = startLoad(api, shoppers);
      const { origin } = new URL(api.webhookUrl);
      const stopJobs = startJobs(api.context);
      const awaitPurchases = async () => {
        const before = load.receipts.length;
        await eventually(
          async () => load.receipts.length,
          (now) => now >= before + shoppers,
          recoveryTimeoutMs,
        );
      };
      await awaitPurchases();
      await postgres.restart('immediate');
      await awaitPurchases();
      await postgres.restart('fast');
      await awaitPurchases();
      for (let round = 0; round < 10; round += 1) {
        await terminateConnections(api.databaseUrl ?? '');
        await eventually(
          async () => (await callOverWire(`${origin}/api/categories`)).status,
          (status) => status === 200,
        );
      }
      await awaitPurchases();
      await load.end();
      await stopJobs();

      expect(load.refused.length).toBeGreaterThan(0);
      for (const answer of load.refused) expectRefusal(answer, 503, 'Unavailable');
      expect(new Set(load.receipts).size).toBe(load.receipts.length);
      await settleEverything(api.context, (ms) => {
        ahead = ms;
      });
      await expectConsistentData(api, stock);
      expect(new Set(sentMails).size).toBe(sentMails.length);
    });

    it('records a mail that was sent during the restart, and does not resend it', {
      timeout: 240_000,
    }, async () => {
      const fan = await readyShopper(api.call);
      const { body } = await fan.pay();
      await api.sandbox.act(body.data.url, { action: 'approve' });
      await eventually(fan.receipt, (answer) => Boolean(answer.body.receipt));
      sentMails.length = 0;
      beforeMailIsSent = () => postgres.restart('fast');
      expect(await deliverMails(api.context)).toBe(1);
      ahead += day;
      expect(await deliverMails(api.context)).toBe(0);
      expect(sentMails).toHaveLength(1);
    });
  },
);

async function terminateConnections(databaseUrl: string): Promise<void> {
  const client = new Client(databaseUrl);
  await client.connect();
  await client.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  await client.end();
}
