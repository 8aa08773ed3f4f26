import { setImmediate as turn } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { expect, it } from 'vitest';
import { repeat } from './repeat';

const never = 60_000;
const log = { error: () => {} } as unknown as FastifyBaseLogger;

it('runs at once when it is asked to, and again if it was asked during a run', async () => {
  const started: (() => void)[] = [];
  const job = repeat('work', () => new Promise((end) => started.push(end)), never, log);
  const runs = async () => {
    await turn();
    return started.length;
  };
  started[0]?.();
  expect(await runs()).toBe(1);
  job.runSoon();
  expect(await runs()).toBe(2);
  job.runSoon();
  job.runSoon();
  expect(await runs()).toBe(2);
  started[1]?.();
  expect(await runs()).toBe(3);
  started[2]?.();
  expect(await runs()).toBe(3);
  await job.stop();
  expect(await runs()).toBe(3);
});
