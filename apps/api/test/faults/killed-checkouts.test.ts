import { setTimeout as wait } from 'node:timers/promises';
import { cases, propertySeed as seed } from '@matchday/test-depth';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { adminKeyOf } from '../admin';
import { type SandboxClient, sandboxSecret, startSandboxClient } from '../paid-api';
import { expectConsistentData, stockOf } from './consistency';
import { type CrashingProcess, CrashingProcesses } from './crashing-process';
import { newPurchase, type Purchase } from './purchase';
import { expectCompletePurchase, expectNoPartialPurchase } from './purchase-records';
import { settleEverything } from './settle-everything';
import { prepareSharedDatabase, type SharedDatabase } from './shared-database';
import { withLargeStock } from './with-large-stock';

const onServer = Boolean(process.env.TEST_DATABASE_URL);
/** Each kill needs a start and a recovery. Tries one in sixteen steps, and every step in the deep tests. */
const every = cases(16, 1);

let sandbox: SandboxClient;
let sharedDatabase: SharedDatabase;
let adminKey: string;
let stock: Map<string, number>;
const processes = new CrashingProcesses(onServer ? 2 : 1);

beforeAll(async () => {
  sandbox = await startSandboxClient();
  sandbox.sendWebhooksTo(sandbox.url);
  await sandbox.faults({ lose: true });
  sharedDatabase = await prepareSharedDatabase(withLargeStock(), {
    SANDBOX_URL: sandbox.url,
    SANDBOX_SECRET: sandboxSecret,
  });
  const recovery = await sharedDatabase.startServer();
  adminKey = await adminKeyOf(recovery);
  stock = await stockOf(recovery);
  await recovery.stop();
});
afterAll(async () => {
  processes.close();
  await sandbox.close();
  await sharedDatabase.remove();
});

it('completes a checkout once if the process is killed after any step', {
  timeout: 1_200_000,
}, async () => {
  const names = await buy(0, 'returns');
  const steps = names.map((name, at) => ({ name, crashStep: at + 1 }));
  process.stdout.write(`${steps.length} steps, PROPERTY_SEED=${seed}: ${names.join(', ')}\n`);
  for (const part of ['insert into payments', 'update mails', 'commit', ...externalSteps])
    expect(names).toContain(part);
  // The first purchase has one more step than later ones.
  const tried = steps.slice(0, -1).filter((_, at) => at % every === seed % every);
  for (const [at, { crashStep }] of tried.entries())
    await buy(crashStep, (at + seed) % 2 === 0 ? 'returns' : 'leaves');
  const recovery = await sharedDatabase.startServer();
  await expectConsistentData({ context: recovery.context, sandbox }, stock);
  await recovery.stop();
});

const externalSteps = ['provider makes a session', 'provider is asked', 'provider pays back', 'mail is sent'];

/** Makes a purchase, kills the server after a step, and either continues on another server or abandons the purchase. */
async function buy(crashStep: number, shopper: 'returns' | 'leaves'): Promise<string[]> {
  const { env, dataDir } = sharedDatabase;
  const crashing = await processes.start({ env, crashStep });
  const email = `fan-${crashStep}@example.com`;
  const purchase = newPurchase({ email, sandbox, adminKey }, crashing);
  const done = await followUntilKilled(purchase, crashing);
  const names = crashStep === 0 ? await crashing.steps() : [];
  const hasEnded = crashStep === 0 ? done === purchase.steps.length : await hasDied(crashing);
  expect(hasEnded, `died after step ${crashStep}`).toBe(true);
  crashing.kill();
  await crashing.exited;

  const recovery = await sharedDatabase.startServer();
  purchase.useEndpoint(recovery);
  if (shopper === 'returns') for (const step of purchase.steps.slice(done)) await step();
  else await purchase.approve();
  await settleEverything(recovery.context, recovery.setAhead);
  recovery.setAhead(0);
  const sources = { context: recovery.context, sandbox, dataDir };
  const what = `${email}, who ${shopper}`;
  if (shopper === 'returns') await expectCompletePurchase(sources, email, what);
  else await expectNoPartialPurchase(sources, email, what);
  await recovery.stop();
  return names;
}

/** @returns the number of completed steps */
async function followUntilKilled(purchase: Purchase, crashing: CrashingProcess): Promise<number> {
  for (const [at, step] of purchase.steps.entries()) {
    try {
      await step();
    } catch (error) {
      if (!(await hasDied(crashing))) throw error;
      return at;
    }
  }
  return purchase.steps.length;
}

const hasDied = ({ exited }: CrashingProcess) =>
  Promise.race([exited.then(() => true), wait(5_000, false, { ref: false })]);
