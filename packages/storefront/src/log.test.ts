import { afterEach, expect, test, vi } from 'vitest';
import { beginRequest } from './entry/request-id';
import { logConsole, logFailure, logSecurityEvent } from './log';

afterEach(() => vi.restoreAllMocks());

/** The lines that some work writes to standard error. */
function linesOf(work: () => void): Record<string, unknown>[] {
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  work();
  return write.mock.calls.map(([line]) => JSON.parse(String(line)));
}

test('a failure is one line with level, time and cause', () => {
  const error = new Error('fetch failed', { cause: new Error('connect\nECONNREFUSED') });
  const lines = linesOf(() => logFailure('No response to getBasket', error));
  expect(lines).toEqual([
    {
      level: 50,
      time: expect.any(Number),
      error: { name: 'Error', message: 'fetch failed', cause: 'connect\nECONNREFUSED' },
      msg: 'No response to getBasket',
    },
  ]);
  expect(new Date(lines[0]?.time as number).toISOString().slice(0, 13)).toBe(
    new Date().toISOString().slice(0, 13),
  );
});

test('what Next prints is one line each, without colours', () => {
  const { log, info, warn, error } = console;
  logConsole();
  const lines = linesOf(() => {
    console.error('\u001b[31m⨯\u001b[39m', new Error('no page'));
    console.log('%s is ready', 'The shop');
  });
  Object.assign(console, { log, info, warn, error });
  expect(lines).toMatchObject([
    { level: 50, msg: expect.stringMatching(/^⨯ Error: no page\n +at /) },
    { level: 30, msg: 'The shop is ready' },
  ]);
});

test('a line that a request causes has the request’s id', async () => {
  const logLater = async (wait: Promise<void>) => {
    const id = beginRequest();
    await wait;
    logSecurityEvent('originRefused', { operation: id, site: null });
  };
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const wait = Promise.resolve();
  await Promise.all([
    Promise.resolve().then(() => logLater(wait)),
    Promise.resolve().then(() => logLater(wait)),
  ]);
  const lines = write.mock.calls.map(([line]) => JSON.parse(String(line)));
  expect(lines).toHaveLength(2);
  for (const line of lines) {
    expect(line).toMatchObject({ level: 40, msg: 'security event', security: 'originRefused' });
    expect(line.reqId).toBe(line.operation);
  }
  expect(lines[0].reqId).not.toBe(lines[1].reqId);
});
