import { setTimeout as wait } from 'node:timers/promises';
import { cases, propertySeed as seed } from '@matchday/test-depth';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { adminKeyOf } from '../admin';
import { type SandboxHand, sandboxSecret, startSandboxHand } from '../paid-api';
import { expectBalancedBooks, stockOf } from './books';
import { type DoomedProcess, DoomedProcesses } from './doomed-process';
import { type Ground, prepareGround } from './ground';
import { newPurchase, type Purchase } from './purchase';
import { expectNothingHalf, expectWholePurchase } from './purchase-records';
import { settleEverything } from './settle-everything';
import { withPlenty } from './with-plenty';

const onServer = Boolean(process.env.TEST_DATABASE_URL);
/** Each kill takes a start and a recovery: one step of so many is tried, and every step in the deep tests. */
const every = cases(8, 1);

let sandbox: SandboxHand;
let ground: Ground;
let adminKey: string;
let stock: Map<string, number>;
const processes = new DoomedProcesses(onServer ? 2 : 1);

beforeAll(async () => {
  sandbox = await startSandboxHand();
  sandbox.sendWebhooksTo(sandbox.url);
  await sandbox.faults({ lose: true });
  ground = await prepareGround(withPlenty(), { SANDBOX_URL: sandbox.url, SANDBOX_SECRET: sandboxSecret });
  const heir = await ground.takeOver();
  adminKey = await adminKeyOf(heir);
  stock = await stockOf(heir);
  await heir.leave();
});
afterAll(async () => {
  processes.close();
  await sandbox.close();
  await ground.remove();
});

it('a checkout that is killed after any step loses nothing, doubles nothing and mails once', {
  timeout: 1_200_000,
}, async () => {
  const names = await buy(0, 'returns');
  const steps = names.map((name, at) => ({ name, fatal: at + 1 }));
  process.stdout.write(`${steps.length} steps, PROPERTY_SEED=${seed}: ${names.join(', ')}\n`);
  for (const part of ['insert into payments', 'update mails', 'commit', ...outside])
    expect(names).toContain(part);
  // The first purchase takes a step more than those that follow.
  const tried = steps.slice(0, -1).filter((_, at) => at % every === seed % every);
  for (const [at, { fatal }] of tried.entries())
    await buy(fatal, (at + seed) % 2 === 0 ? 'returns' : 'is gone');
  const heir = await ground.takeOver();
  await expectBalancedBooks({ context: heir.context, sandbox }, stock);
  await heir.leave();
});

const outside = ['provider makes a session', 'provider is asked', 'provider pays back', 'mail is sent'];

/** A purchase whose server is killed after a step; the shopper returns to another server, or is gone. */
async function buy(fatal: number, shopper: 'returns' | 'is gone'): Promise<string[]> {
  const { env, dataDir } = ground;
  const doomed = await processes.start({ env, fatal });
  const email = `fan-${fatal}@example.com`;
  const purchase = newPurchase({ email, sandbox, adminKey }, doomed);
  const done = await followUntilKilled(purchase, doomed);
  const names = fatal === 0 ? await doomed.steps() : [];
  const hasEnded = fatal === 0 ? done === purchase.steps.length : await hasDied(doomed);
  expect(hasEnded, `died after step ${fatal}`).toBe(true);
  doomed.kill();
  await doomed.gone;

  const heir = await ground.takeOver();
  purchase.moveTo(heir);
  if (shopper === 'returns') for (const step of purchase.steps.slice(done)) await step();
  else await purchase.approve();
  await settleEverything(heir.context, heir.setAhead);
  heir.setAhead(0);
  const place = { context: heir.context, sandbox, dataDir };
  const what = `${email}, who ${shopper}`;
  if (shopper === 'returns') await expectWholePurchase(place, email, what);
  else await expectNothingHalf(place, email, what);
  await heir.leave();
  return names;
}

/** @returns how many of its steps were answered */
async function followUntilKilled(purchase: Purchase, doomed: DoomedProcess): Promise<number> {
  for (const [at, step] of purchase.steps.entries()) {
    try {
      await step();
    } catch (error) {
      if (!(await hasDied(doomed))) throw error;
      return at;
    }
  }
  return purchase.steps.length;
}

const hasDied = ({ gone }: DoomedProcess) =>
  Promise.race([gone.then(() => true), wait(5_000, false, { ref: false })]);
