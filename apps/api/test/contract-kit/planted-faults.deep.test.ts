import { countFaults } from '@matchday/contract-test';
import { plantedFaults, startFaultyProxy } from '@matchday/contract-test/planted-faults';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type KitFixture, startKitFixture } from './kit-fixture';

const halfAnHour = 1_800_000;
let fixture: KitFixture;
beforeAll(async () => {
  fixture = await startKitFixture();
});
afterAll(() => fixture.api.close());

it('has a hundred faults with different names', () => {
  expect(new Set(plantedFaults.map(({ name }) => name)).size).toBe(100);
  expect(plantedFaults).toHaveLength(100);
});

it(
  'finds at least 95 of 100 planted faults',
  async () => {
    const proxy = await startFaultyProxy(fixture.url, fixture.document);
    const missed: string[] = [];
    for (const fault of plantedFaults) {
      proxy.plant(fault);
      if (countFaults(await fixture.run(proxy.url)) === 0) missed.push(fault.name);
    }
    // A fault that left the shop broken would make every later one look found.
    proxy.plant(undefined);
    expect(countFaults(await fixture.run(proxy.url))).toBe(0);
    await proxy.close();
    process.stdout.write(
      `${plantedFaults.length - missed.length} of ${plantedFaults.length} faults found; not: ${missed.join(', ')}\n`,
    );
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(5);
  },
  halfAnHour,
);
