import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findPostgres, startPostgres } from '../src/postgres';

const bin = findPostgres();

function query(url: string, sql: string): string {
  return execFileSync(join(bin ?? '', 'psql'), [url, '-Atc', sql], {
    encoding: 'utf8',
    stdio: 'pipe',
  }).trim();
}

describe.runIf(bin)('startPostgres', () => {
  it('serves until it is stopped', async () => {
    const { url, stop } = await startPostgres();
    expect(query(url, "select lower('Ø')")).toBe('ø');
    await stop();
    expect(() => query(url, 'select 1')).toThrow('onnection');
  });

  it.each(['immediate', 'fast'] as const)('restarts (%s) with all committed rows', async (how) => {
    const { url, restart, stop } = await startPostgres({ durable: true });
    query(url, 'create table kept as select 1 as one');
    await restart(how);
    expect(query(url, 'select one from kept')).toBe('1');
    await stop();
  });

  it('makes commits durable on request', async () => {
    const fast = await startPostgres();
    const durable = await startPostgres({ durable: true });
    expect(query(fast.url, 'show fsync')).toBe('off');
    expect(query(durable.url, 'show fsync')).toBe('on');
    await Promise.all([fast.stop(), durable.stop()]);
  });
});

it('finds no server if PostgreSQL is not installed', () => {
  expect(findPostgres({ PG_BIN: '/nowhere', PATH: '/nowhere' }, '/nowhere')).toBeUndefined();
});
