import { Client } from 'pg';
import { describe, expect, it } from 'vitest';
import { isDatabaseUnavailable } from './database-unavailable';

describe('isDatabaseUnavailable', () => {
  it('is true if the connection is refused', async () => {
    const refused = await new Client('postgres://127.0.0.1:1/none')
      .connect()
      .catch((error: unknown) => error);
    expect(isDatabaseUnavailable(refused)).toBe(true);
  });

  it.each([
    ['the server is shutting down', Object.assign(new Error('terminating connection'), { code: '57P01' })],
    [
      'the server is starting up',
      Object.assign(new Error('the database system is starting up'), { code: '57P03' }),
    ],
    ['all connections are in use', Object.assign(new Error('too many clients'), { code: '53300' })],
    ['a statement timed out', Object.assign(new Error('canceling statement'), { code: '57014' })],
    ['a deadlock occurred', Object.assign(new Error('deadlock detected'), { code: '40P01' })],
    ['the connection was lost', new Error('Connection terminated unexpectedly')],
  ])('is true if %s', (_what, error) => {
    expect(isDatabaseUnavailable(error)).toBe(true);
  });

  it.each([
    ['a wrong statement', Object.assign(new Error('syntax error'), { code: '42601' })],
    ['a constraint violation', Object.assign(new Error('duplicate key'), { code: '23505' })],
    ['a programming error', new TypeError('x is not a function')],
    ['a value that is not an error', 'Connection terminated'],
  ])('is false for %s', (_what, error) => {
    expect(isDatabaseUnavailable(error)).toBe(false);
  });
});
