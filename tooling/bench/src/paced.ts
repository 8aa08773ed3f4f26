import { setTimeout as wait } from 'node:timers/promises';
import type autocannon from 'autocannon';
import { send } from './shopper-calls';

interface Paced {
  url: string;
  requests: readonly autocannon.Request[];
  /** On average; they come at random moments, as those of shoppers who know nothing of each other. */
  perSecond: number;
  seconds: number;
}

/**
 * The latencies of requests that come whether or not the ones before are answered, in milliseconds and ascending. Each is
 * timed from the moment at which it was due, so that none is spared by the load being late.
 */
export async function pacedLatencies({ url, requests, perSecond, seconds }: Paced): Promise<number[]> {
  const begun = performance.now();
  const latencies: Promise<number>[] = [];
  for (let due = gap(perSecond); due < seconds * 1000; due += gap(perSecond)) {
    const early = begun + due - performance.now();
    if (early > 0) await wait(early);
    const { path, headers } = requests[latencies.length % requests.length] ?? {};
    const latency = send(`${url}${path}`, { headers: headers as Record<string, string> }).then(
      () => performance.now() - begun - due,
    );
    // What fails is thrown when all are waited for, not before.
    latency.catch(() => {});
    latencies.push(latency);
  }
  return (await Promise.all(latencies)).toSorted((a, b) => a - b);
}

/** Milliseconds to the next of independent events. */
function gap(perSecond: number): number {
  return (-Math.log(1 - Math.random()) / perSecond) * 1000;
}

export function percentile(ascending: readonly number[], percent: number): number {
  return ascending[Math.ceil((ascending.length * percent) / 100) - 1] ?? Number.NaN;
}
