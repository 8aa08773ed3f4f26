import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../test/test-api';
import { cleanUp } from './clean-up';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

it('vacuums every table of the embedded database, but none on a PostgreSQL server', async () => {
  await cleanUp(api.context);
  const { rows } = await sql<{ tables: number; vacuumed: number }>`
    select count(*)::int as tables, count(last_vacuum)::int as vacuumed from pg_stat_user_tables`.execute(
    api.context.db,
  );
  const tables = rows[0]?.tables ?? 0;
  expect(tables).toBeGreaterThan(20);
  expect(rows[0]?.vacuumed).toBe(process.env.TEST_DATABASE_URL ? 0 : tables);
});
