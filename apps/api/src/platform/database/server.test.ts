import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { openServer } from './server';

const server = process.env.TEST_DATABASE_URL;
const usual = { atMost: 1, waitMs: 5_000, statementMs: 5_000 };

describe.runIf(server)('the limits of a process on a server', () => {
  it('open no more connections than allowed, for which others wait only so long', async () => {
    const { db, connections, close } = openServer(server ?? '', () => {}, { ...usual, waitMs: 200 });
    const slow = sql`select pg_sleep(1)`.execute(db);
    await expect(sql`select 1`.execute(db)).rejects.toThrow('timeout exceeded when trying to connect');
    expect(connections?.()).toMatchObject({ busy: 1 });
    await slow;
    await sql`select 1`.execute(db);
    await close();
  });

  it('end a statement that takes too long', async () => {
    const { db, close } = openServer(server ?? '', () => {}, { ...usual, statementMs: 200 });
    await expect(sql`select pg_sleep(2)`.execute(db)).rejects.toThrow('statement timeout');
    await close();
  });
});
