import { setTimeout as wait } from 'node:timers/promises';

/**
 * Waits until the URL responds with a status below `failingFrom`, 500 by default.
 *
 * @throws Error after `timeoutMs` with the last response
 */
export async function waitUntilReady(url: string, timeoutMs: number, failingFrom = 500): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  let last = 'nothing';
  while (Date.now() < deadline) {
    try {
      const answer = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(30_000) });
      await answer.body?.cancel();
      if (answer.status < failingFrom) return;
      last = `status ${answer.status}`;
    } catch (error) {
      last = error instanceof Error ? error.message : String(error);
    }
    await wait(100);
  }
  throw new Error(`${url} still responds with ${last} after ${Math.round(timeoutMs / 1000)} s.`);
}
