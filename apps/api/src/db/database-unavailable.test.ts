import { Client } from 'pg';
import { describe, expect, it } from 'vitest';
import { isDatabaseUnavailable } from './database-unavailable';

describe('the database is away', () => {
  it('when nobody answers at its address', async () => {
    const refused = await new Client('postgres://127.0.0.1:1/none')
      .connect()
      .catch((error: unknown) => error);
    expect(isDatabaseUnavailable(refused)).toBe(true);
  });

  it.each([
    ['it is being stopped', Object.assign(new Error('terminating connection'), { code: '57P01' })],
    [
      'it is being started',
      Object.assign(new Error('the database system is starting up'), { code: '57P03' }),
    ],
    ['it has no connection left', Object.assign(new Error('too many clients'), { code: '53300' })],
    ['a statement took too long', Object.assign(new Error('canceling statement'), { code: '57014' })],
    ['two waited for each other', Object.assign(new Error('deadlock detected'), { code: '40P01' })],
    ['the connection was cut', new Error('Connection terminated unexpectedly')],
  ])('when %s', (_what, error) => {
    expect(isDatabaseUnavailable(error)).toBe(true);
  });

  it.each([
    ['a wrong statement', Object.assign(new Error('syntax error'), { code: '42601' })],
    ['a broken rule', Object.assign(new Error('duplicate key'), { code: '23505' })],
    ['our own mistake', new TypeError('x is not a function')],
    ['what is no error', 'Connection terminated'],
  ])('not when it answered with %s', (_what, error) => {
    expect(isDatabaseUnavailable(error)).toBe(false);
  });
});
