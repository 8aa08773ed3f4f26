import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openEmbedded } from './embedded';
import type { OpenDatabase } from './open-database';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openEmbedded();
});
afterAll(() => database.close());

it('keeps the size of a table whose rows change repeatedly', async () => {
  const { db, vacuum } = database;
  await sql`create table things (id int primary key, text text)`.execute(db);
  await sql`insert into things select id, md5(id::text) from generate_series(1, 5000) id`.execute(db);
  const updateAllRows = async () => {
    await sql`update things set text = md5(text)`.execute(db);
    await vacuum?.();
    const { rows } = await sql<{ bytes: number }>`select pg_total_relation_size('things') as bytes`.execute(
      db,
    );
    return rows[0]?.bytes ?? 0;
  };
  const first = await updateAllRows();
  expect(first).toBeGreaterThan(0);
  for (let round = 0; round < 3; round += 1) expect(await updateAllRows()).toBeLessThan(first * 1.2);
});
