import autocannon from 'autocannon';

export const connections = 16;
const warmUpSeconds = 3;
const seconds = 6;

export interface Load {
  url: string;
  headers?: Record<string, string>;
  /** Requests that each connection sends in turn; if missing, a GET of the URL. */
  requests?: autocannon.Request[];
}

/** Requests per second for a URL, with the compression that a browser would request. */
export async function rateOf(url: string): Promise<number> {
  return (await measure({ url, headers: { 'accept-encoding': 'gzip' } })).requests.average;
}

/** Requests per second and their latencies, after a warm-up. */
export async function measure(load: Load): Promise<autocannon.Result> {
  await run(load, warmUpSeconds);
  const result = await run(load, seconds);
  const { non2xx, errors } = result;
  if (non2xx + errors > 0)
    throw new Error(`${load.url}: ${non2xx} responses other than 2xx, ${errors} errors`);
  return result;
}

function run(load: Load, duration: number) {
  return autocannon({ ...load, connections, duration });
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
