import autocannon from 'autocannon';

export const connections = 16;
const warmUpSeconds = 3;
const seconds = 6;

/** Requests a second at which an address answers, compressed as a browser would ask for it. */
export async function rateOf(url: string): Promise<number> {
  const run = (duration: number) =>
    autocannon({ url, connections, duration, headers: { 'accept-encoding': 'gzip' } });
  await run(warmUpSeconds);
  const { requests, non2xx, errors } = await run(seconds);
  if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx} answers other than 2xx, ${errors} errors`);
  return requests.average;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
