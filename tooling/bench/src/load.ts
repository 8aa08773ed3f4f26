import autocannon from 'autocannon';
import { processorTimeOf } from './processor-time';
import { repeatRequest } from './same-request';

export const connections = 16;
const warmUpSeconds = 3;
const seconds = 6;

export interface Load {
  url: string;
  headers?: Record<string, string>;
  /** Requests that each connection sends in turn; if missing, a GET of the URL. */
  requests?: autocannon.Request[];
}

export interface Rate {
  perSecond: number;
  /** Processor time of the server for each request, which other work on the machine changes little. */
  microseconds: number;
}

/** The rate of requests for a URL, and the processor time that the server with this id spends on each. */
export async function rateWith(
  url: string,
  headers: Record<string, string>,
  processId?: number,
): Promise<Rate> {
  const timeOf = async () => (processId === undefined ? Number.NaN : await processorTimeOf(processId));
  const repeat = (duration: number) =>
    repeatRequest(new URL(url), headers, { connections, seconds: duration });
  await repeat(warmUpSeconds);
  const before = await timeOf();
  const count = await repeat(seconds);
  return { perSecond: count / seconds, microseconds: ((await timeOf()) - before) / count };
}

/** Requests per second and their latencies, after a warm-up. */
export async function measure(load: Load): Promise<autocannon.Result> {
  await run(load, warmUpSeconds);
  const result = await run(load, seconds);
  refuseErrors(load.url, result);
  return result;
}

function refuseErrors(url: string, { non2xx, errors }: autocannon.Result): void {
  if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx} responses other than 2xx, ${errors} errors`);
}

function run(load: Load, duration: number) {
  return autocannon({ ...load, connections, duration });
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
