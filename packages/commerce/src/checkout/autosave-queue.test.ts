import { cases } from '@matchday/test-depth';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAutosaveQueue } from './autosave-queue';
import { autosaveDelay, retryDelay } from './autosave-timing';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A server that takes some time for each payload and records it. */
function slowServer(milliseconds: number) {
  const received: string[] = [];
  let atOnce = 0;
  let maxConcurrent = 0;
  let failures = 0;
  return {
    received,
    get maxConcurrent() {
      return maxConcurrent;
    },
    failNext: () => {
      failures += 1;
    },
    async send(payload: string) {
      atOnce += 1;
      maxConcurrent = Math.max(maxConcurrent, atOnce);
      await new Promise((resolve) => setTimeout(resolve, milliseconds));
      atOnce -= 1;
      if (failures > 0) {
        failures -= 1;
        throw new Error('no answer');
      }
      received.push(payload);
    },
  };
}

describe('the update queue (S4.13)', () => {
  it('sends after 500 ms, not before', async () => {
    const server = slowServer(0);
    createAutosaveQueue({ send: server.send }).push('a');
    await vi.advanceTimersByTimeAsync(autosaveDelay - 1);
    expect(server.received).toEqual([]);
    await vi.advanceTimersByTimeAsync(2);
    expect(server.received).toEqual(['a']);
  });

  it('sends only the latest waiting payload', async () => {
    const server = slowServer(0);
    const queue = createAutosaveQueue({ send: server.send });
    for (const payload of ['a', 'b', 'c']) queue.push(payload);
    await vi.advanceTimersByTimeAsync(2000);
    expect(server.received).toEqual(['c']);
  });

  it('sends one payload at a time and sends the latest afterwards', async () => {
    const server = slowServer(3000);
    const queue = createAutosaveQueue({ send: server.send });
    queue.push('a');
    await vi.advanceTimersByTimeAsync(600);
    queue.push('b');
    queue.push('c');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(server.received).toEqual(['a', 'c']);
    expect(server.maxConcurrent).toBe(1);
    expect(queue.busy).toBe(false);
  });

  it('flushes at once and waits for the running call', async () => {
    const server = slowServer(100);
    const queue = createAutosaveQueue({ send: server.send });
    queue.push('a');
    const flushed = queue.flush();
    await vi.advanceTimersByTimeAsync(100);
    await flushed;
    expect(server.received).toEqual(['a']);
  });

  it('keeps a payload that failed for the next flush', async () => {
    const server = slowServer(10);
    const queue = createAutosaveQueue({ send: server.send });
    server.failNext();
    queue.push('a');
    await vi.advanceTimersByTimeAsync(5000);
    expect(server.received).toEqual([]);
    expect(queue.busy).toBe(true);
    const flushed = queue.flush();
    await vi.advanceTimersByTimeAsync(10);
    await flushed;
    expect(server.received).toEqual(['a']);
  });

  it('repeats temporary failures automatically', async () => {
    const server = slowServer(10);
    const queue = createAutosaveQueue({ send: server.send, isTemporary: () => true });
    server.failNext();
    queue.push('a');
    await vi.advanceTimersByTimeAsync(autosaveDelay + 10 + retryDelay + 10);
    expect(server.received).toEqual(['a']);
  });

  it('sends a newer payload automatically after a success or a failure', async () => {
    const server = slowServer(100);
    const queue = createAutosaveQueue({ send: server.send });
    server.failNext();
    queue.push('a');
    await vi.advanceTimersByTimeAsync(autosaveDelay + 50);
    queue.push('b');
    await vi.advanceTimersByTimeAsync(50 + autosaveDelay + 100);
    expect(server.received).toEqual(['b']);
    expect(queue).toMatchObject({ busy: false, error: undefined });
  });

  it('does not wait when the page is left', async () => {
    const server = slowServer(3000);
    const queue = createAutosaveQueue({ send: server.send });
    queue.push('a');
    queue.flushNow();
    await vi.advanceTimersByTimeAsync(3000);
    expect(server.received).toEqual(['a']);
    queue.push('b');
    queue.flushNow();
    await vi.advanceTimersByTimeAsync(3000);
    expect(server.received.at(-1)).toBe('b');
  });

  it('resolves all flushes when the last payload has arrived', async () => {
    const server = slowServer(100);
    const queue = createAutosaveQueue({ send: server.send });
    queue.push('a');
    void queue.flush();
    queue.push('b');
    const flushed = Promise.all([queue.flush(), queue.flush().then(() => server.received.at(-1))]);
    await vi.advanceTimersByTimeAsync(200);
    expect((await flushed)[1]).toBe('b');
  });

  it('reports a failed flush', async () => {
    const server = slowServer(10);
    const queue = createAutosaveQueue({ send: server.send });
    server.failNext();
    queue.push('a');
    const flushed = queue.flush().catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(10);
    expect(await flushed).toEqual(new Error('no answer'));
  });

  it('ends with the latest payload on the server, for any timing and any earlier refusals', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ pause: fc.nat({ max: 1500 }), isRefused: fc.boolean() }), { maxLength: 20 }),
        fc.nat({ max: 2000 }),
        async (refusable, latency) => {
          const server = slowServer(latency);
          const pushed = [...refusable, { pause: 0, isRefused: false }];
          const refused = new Set(pushed.flatMap(({ isRefused }, index) => (isRefused ? [`${index}`] : [])));
          const queue = createAutosaveQueue<string>({
            send: (payload) => {
              if (refused.has(payload)) server.failNext();
              return server.send(payload);
            },
          });
          for (const [index, { pause }] of pushed.entries()) {
            queue.push(String(index));
            await vi.advanceTimersByTimeAsync(pause);
          }
          await vi.advanceTimersByTimeAsync(10_000);
          expect(server.received.at(-1)).toBe(String(pushed.length - 1));
          expect(server.maxConcurrent).toBe(1);
          expect(server.received.map(Number)).toEqual(server.received.map(Number).toSorted((a, b) => a - b));
        },
      ),
      { numRuns: cases(50, 500) },
    );
  });
});
