import { setTimeout as wait } from 'node:timers/promises';
import type autocannon from 'autocannon';
import { send } from './shopper-calls';

interface Paced {
  url: string;
  requests: readonly autocannon.Request[];
  /** On average. Requests arrive at random moments, like those of independent shoppers. */
  perSecond: number;
  seconds: number;
  /** Makes a call; if missing, one that is answered with JSON. */
  call?: (url: string, options: { headers: Record<string, string> }) => Promise<unknown>;
}

/**
 * The latencies, in milliseconds and ascending, of requests that start whether or not earlier ones have finished. Each
 * is timed from the moment it was due, so that a delayed load generator does not hide latency.
 */
export async function pacedLatencies({
  url,
  requests,
  perSecond,
  seconds,
  call = send,
}: Paced): Promise<number[]> {
  const begun = performance.now();
  const latencies: Promise<number>[] = [];
  for (let due = gap(perSecond); due < seconds * 1000; due += gap(perSecond)) {
    const early = begun + due - performance.now();
    if (early > 0) await wait(early);
    const { path, headers } = requests[latencies.length % requests.length] ?? {};
    const latency = call(`${url}${path}`, { headers: headers as Record<string, string> }).then(
      () => performance.now() - begun - due,
    );
    // Rejections are thrown when all are awaited, not earlier.
    latency.catch(() => {});
    latencies.push(latency);
  }
  return (await Promise.all(latencies)).toSorted((a, b) => a - b);
}

/** Milliseconds to the next of several independent events. */
function gap(perSecond: number): number {
  return (-Math.log(1 - Math.random()) / perSecond) * 1000;
}

export function percentile(ascending: readonly number[], percent: number): number {
  return ascending[Math.ceil((ascending.length * percent) / 100) - 1] ?? Number.NaN;
}
