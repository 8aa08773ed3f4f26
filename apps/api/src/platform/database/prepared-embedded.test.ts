import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openEmbedded } from './embedded';
import type { OpenDatabase } from './open-database';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openEmbedded();
  await sql`
    create table things (
      id int primary key, big bigint, day date, at timestamptz, tags text[], data jsonb, is_good bool
    )`.execute(database.db);
});
beforeEach(async () => {
  await sql`delete from things`.execute(database.db);
});
afterAll(() => database.close());

const add = (db: OpenDatabase['db'], id: number) => sql`insert into things (id) values (${id})`.execute(db);
const ids = async (db = database.db) => {
  const { rows } = await sql<{ id: number }>`select id from things where id > ${0} order by id`.execute(db);
  return rows.map(({ id }) => id);
};
const errorCodeOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: { code?: string }) => error.code,
  );

it('returns what was written, on the first and on later executions', async () => {
  const at = new Date('2026-11-21T12:00:00Z');
  for (const id of [1, 2, 3]) {
    const data = { of: ['"quoted"', null, id] };
    const { rows } = await sql`
      insert into things (id, big, day, at, tags, data, is_good)
      values (${id}, ${2 ** 40}, ${'2026-02-28'}, ${at}, ${['a,b', 'c"d']}, ${JSON.stringify(data)}, ${id > 1})
      returning big, day, at, tags, data, is_good`.execute(database.db);
    expect(rows).toEqual([
      { big: 2 ** 40, day: '2026-02-28', at, tags: ['a,b', 'c"d'], data, is_good: id > 1 },
    ]);
  }
  const { rows } = await sql`
    insert into things (id, tags, data) values (${4}, ${null}, ${null}) returning tags, data`.execute(
    database.db,
  );
  expect(rows).toEqual([{ tags: null, data: null }]);
});

it('reports the number of changed rows', async () => {
  for (const id of [1, 2, 3]) await add(database.db, id);
  for (const maxId of [1, 3]) {
    const { numAffectedRows } = await sql`delete from things where id <= ${maxId}`.execute(database.db);
    expect(Number(numAffectedRows)).toBe(maxId === 1 ? 1 : 2);
  }
});

describe('a failure', () => {
  it('has its error code and does not affect later statements', async () => {
    await add(database.db, 1);
    for (const _ of [1, 2]) expect(await errorCodeOf(add(database.db, 1))).toBe('23505');
    await add(database.db, 2);
    expect(await ids()).toEqual([1, 2]);
  });

  it('of a statement that cannot be planned is reported each time', async () => {
    const wrong = () => errorCodeOf(sql`select ${1}::int from nowhere`.execute(database.db));
    expect([await wrong(), await wrong()]).toEqual(['42P01', '42P01']);
    expect(await ids()).toEqual([]);
  });

  it('of an invalid value is reported, and the statement stays usable', async () => {
    const read = (value: string) => sql`select id from things where id = ${value}::int`.execute(database.db);
    expect(await errorCodeOf(read('x'))).toBe('22P02');
    expect((await read('1')).rows).toEqual([]);
  });

  it('rolls the transaction back, and its prepared statements stay usable', async () => {
    const { db } = database;
    const failing = db.transaction().execute(async (trx) => {
      await sql`insert into things (id, big) values (${1}, ${1})`.execute(trx);
      await add(trx, 1);
    });
    expect(await errorCodeOf(failing)).toBe('23505');
    expect(await ids()).toEqual([]);
    await sql`insert into things (id, big) values (${1}, ${1})`.execute(db);
    expect(await ids()).toEqual([1]);
  });

  it('that a transaction ignores is reported at the commit', async () => {
    await add(database.db, 1);
    const ignoring = database.db.transaction().execute(async (trx) => {
      await add(trx, 1).catch(() => {});
    });
    await expect(ignoring).rejects.toThrow('rolled back instead of committed');
    expect(await ids()).toEqual([1]);
  });
});

it('returns new columns after a change of the table', async () => {
  const read = () => sql`select * from things where id = ${1}`.execute(database.db);
  await add(database.db, 1);
  await read();
  await sql`alter table things add column more text default 'more'`.execute(database.db);
  expect((await read()).rows[0]).toMatchObject({ more: 'more' });
});
