import { countFaults } from '@matchday/contract-test';
import { plantedFaults, startFaultyProxy } from '@matchday/contract-test/planted-faults';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type KitFixture, startKitFixture } from './kit-fixture';

/** The kit makes hundreds of calls in each run. */
const timeout = 180_000;
let fixture: KitFixture;
beforeAll(async () => {
  fixture = await startKitFixture();
});
afterAll(() => fixture.api.close());

const faultsOf = (verdicts: Awaited<ReturnType<KitFixture['run']>>) =>
  [...verdicts].flatMap(([id, { faults }]) => [...faults].map((fault) => `${id}: ${fault}`));

it('keeps the contract at the level purchase', { timeout }, async () => {
  const verdicts = await fixture.run();
  expect(faultsOf(verdicts)).toEqual([]);
  expect([...verdicts.values()].filter(({ calls }) => calls > 0).length).toBeGreaterThan(70);
});

it('is left unchanged by the level read', { timeout }, async () => {
  const count = async () => {
    const { db } = fixture.api.context;
    const tables = ['baskets', 'orders', 'payments', 'customers', 'mails'] as const;
    const counted = tables.map((table) =>
      db
        .selectFrom(table)
        .select(({ fn }) => fn.countAll<number>().as('rows'))
        .executeTakeFirstOrThrow(),
    );
    return (await Promise.all(counted)).map(({ rows }) => rows);
  };
  const before = await count();
  expect(faultsOf(await fixture.run(undefined, { level: 'read' }))).toEqual([]);
  expect(await count()).toEqual(before);
});

it('keeps the contract behind the proxy without a fault, and breaks it with one', { timeout }, async () => {
  const proxy = await startFaultyProxy(fixture.url, fixture.document);
  expect(faultsOf(await fixture.run(proxy.url))).toEqual([]);
  proxy.plant(plantedFaults.find(({ name }) => name === 'a new line is not stored'));
  expect(countFaults(await fixture.run(proxy.url))).toBeGreaterThan(0);
  await proxy.close();
});
