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
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: { code?: string }) => error.code,
  );

it('gives back what was written, the first time and after', async () => {
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

it('tells how many rows were changed', async () => {
  for (const id of [1, 2, 3]) await add(database.db, id);
  for (const most of [1, 3]) {
    const { numAffectedRows } = await sql`delete from things where id <= ${most}`.execute(database.db);
    expect(Number(numAffectedRows)).toBe(most === 1 ? 1 : 2);
  }
});

describe('a failure', () => {
  it('is told by its code and leaves the next statement alone, the same one too', async () => {
    await add(database.db, 1);
    for (const _ of [1, 2]) expect(await codeOf(add(database.db, 1))).toBe('23505');
    await add(database.db, 2);
    expect(await ids()).toEqual([1, 2]);
  });

  it('of a statement that cannot be planned is told each time', async () => {
    const wrong = () => codeOf(sql`select ${1}::int from nowhere`.execute(database.db));
    expect([await wrong(), await wrong()]).toEqual(['42P01', '42P01']);
    expect(await ids()).toEqual([]);
  });

  it('of a value is told, and the statement is good for others', async () => {
    const read = (value: string) => sql`select id from things where id = ${value}::int`.execute(database.db);
    expect(await codeOf(read('x'))).toBe('22P02');
    expect((await read('1')).rows).toEqual([]);
  });

  it('in a transaction takes all of it back, and what was planned in it stays good', async () => {
    const { db } = database;
    const failing = db.transaction().execute(async (trx) => {
      await sql`insert into things (id, big) values (${1}, ${1})`.execute(trx);
      await add(trx, 1);
    });
    expect(await codeOf(failing)).toBe('23505');
    expect(await ids()).toEqual([]);
    await sql`insert into things (id, big) values (${1}, ${1})`.execute(db);
    expect(await ids()).toEqual([1]);
  });

  it('that a transaction does not tell of is told at its end', async () => {
    await add(database.db, 1);
    const quiet = database.db.transaction().execute(async (trx) => {
      await add(trx, 1).catch(() => {});
    });
    await expect(quiet).rejects.toThrow('rolled back instead of committed');
    expect(await ids()).toEqual([1]);
  });
});

it('reads a table as it is after a change of its columns', async () => {
  const read = () => sql`select * from things where id = ${1}`.execute(database.db);
  await add(database.db, 1);
  await read();
  await sql`alter table things add column more text default 'more'`.execute(database.db);
  expect((await read()).rows[0]).toMatchObject({ more: 'more' });
});
