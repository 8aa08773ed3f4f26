import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Admin, adminOf } from '../../../../test/admin';
import { generatedStore } from '../../../../test/generated-catalogue';
import { north } from '../../../../test/seed/north';
import { startTestApi, type TestApi } from '../../../../test/test-api';

const dataDir = join(tmpdir(), `matchday-imports-${process.pid}`);

let api: TestApi;
let admin: Admin;
async function startApi(): Promise<void> {
  api = await startTestApi({ stores: [north], env: { DATA_DIR: dataDir, IMPORT_LIMIT_MB: '8' } });
  admin = await adminOf(api);
}

async function stopApi(): Promise<void> {
  await api.close();
  await rm(dataDir, { recursive: true, force: true });
}

describe('getImport', () => {
  beforeEach(startApi);
  afterEach(stopApi);

  it('200: reports the progress while other calls are served', async () => {
    const { categories, products } = generatedStore('north', 800);
    const { body: started } = await admin.call('/api/admin/imports?part=catalogue&format=json', {
      method: 'POST',
      body: { categories, products },
    });
    const path = `/api/admin/imports/${started.id}`;
    const steps: number[] = [];
    const meanwhile = new Set<string>();
    let { state, rows } = started;
    while (!['done', 'failed'].includes(state)) {
      ({ state, rows } = (await admin.call(path)).body.import);
      if (state === 'writing' && rows.done !== steps.at(-1)) {
        steps.push(rows.done);
        const { status: alive } = await api.call('/health/live', { store: null });
        const { status: without } = await api.call(path, { store: null });
        meanwhile.add(`${alive} ${without}`);
      }
      await wait(1);
    }
    expect([state, rows.done]).toEqual(['done', categories.length + products.length]);
    expect([...meanwhile]).toEqual(['200 401']);
    expect(steps.length).toBeGreaterThan(2);
    expect(steps).toEqual(steps.toSorted((before, after) => before - after));
  }, 120_000);

  it('404: rejects an import of another store', async () => {
    await api.context.db
      .insertInto('stores')
      .columns(['id', 'name', 'default_culture', 'root_category_id', 'order_prefix', 'vat_rates', 'revision'])
      .expression((eb) =>
        eb
          .selectFrom('stores')
          .select([
            eb.val('other').as('id'),
            'name',
            'default_culture',
            'root_category_id',
            'order_prefix',
            'vat_rates',
            'revision',
          ]),
      )
      .execute();
    const { body } = await admin.importFile('part=dictionary', { dictionary: {} });
    const other = await adminOf(api, 'other');
    const { status, body: answer } = await other.call(`/api/admin/imports/${body.import.id}`);
    expect([status, answer.errors[0].code]).toEqual([404, 'UnknownImport']);
  });
});
