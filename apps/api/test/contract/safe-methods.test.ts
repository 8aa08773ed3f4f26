import { propertySeed as seed } from '@matchday/test-depth';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newShopper } from '../shopper';
import { type ContractFixture, documentOf, startContractFixture } from './contract-fixture';
import { operationsOf } from './operations';
import { toInjectOptions, validRequest } from './requests';

/** Records of calls, which every call changes: counters, and when a key was last used. */
const records = new Set(['rate_limits', 'admin_keys']);

let fixture: ContractFixture;
beforeAll(async () => {
  fixture = await startContractFixture();
  await fixture.store.buy();
  for (let count = 0; count < 3; count += 1) {
    await fixture.store.newShopper();
    await fixture.store.newCustomer();
  }
  const guest = await newShopper(fixture.api.call);
  await guest.add('jersey-red-s');
  fixture.store.known.add('basket', guest.token);
});
afterAll(() => fixture.close());

it(`a GET changes no row, also with a customer's login (PROPERTY_SEED=${seed})`, async () => {
  const document = documentOf(fixture.api.app);
  const reads = operationsOf(document).filter(({ method, id }) => method === 'GET' && id !== 'getMedia');
  expect(reads.length).toBeGreaterThan(20);
  for (const operation of reads) {
    const before = await contentOfTables();
    for (const request of fc.sample(validRequest(operation, document), { numRuns: 30, seed })) {
      request.headers.Authorization ??= customer();
      await fixture.api.app.inject(toInjectOptions(request, fixture.store.known));
    }
    expect(await contentOfTables(), operation.id).toEqual(before);
  }
});

const customer = () => fixture.store.known.newest('customer');

/** A digest of the rows of each table. */
async function contentOfTables(): Promise<Record<string, string>> {
  const { db } = fixture.api.context;
  const tables = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by table_name`.execute(db);
  const content: Record<string, string> = {};
  for (const { name } of tables.rows) {
    if (records.has(name)) continue;
    const { rows } = await sql<{ digest: string }>`
      select coalesce(md5(string_agg(row::text, '|' order by row::text)), '') as digest
      from ${sql.table(name)} row`.execute(db);
    content[name] = rows[0]?.digest ?? '';
  }
  return content;
}
