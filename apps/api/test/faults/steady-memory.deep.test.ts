import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ApiProcess, freePort, startApiProcess } from '../api-process';
import { type SandboxClient, sandboxSecret, startSandboxClient } from '../paid-api';
import { startLoad } from './load';
import { prepareSharedDatabase, type SharedDatabase } from './shared-database';
import { withLargeStock } from './with-large-stock';

const shoppers = 6;
const warmUp = 600;
const purchases = 300;
const windows = 4;

let sandbox: SandboxClient;
let sharedDatabase: SharedDatabase;
let api: ApiProcess;
let webhookUrl: string;
let metricsUrl: string;
beforeAll(async () => {
  sandbox = await startSandboxClient();
  sharedDatabase = await prepareSharedDatabase(withLargeStock(), {
    SANDBOX_URL: sandbox.url,
    SANDBOX_SECRET: sandboxSecret,
  });
  const [port, metricsPort] = [await freePort(), await freePort()];
  api = await startApiProcess(port, { ...sharedDatabase.env, METRICS_PORT: String(metricsPort) });
  webhookUrl = `http://127.0.0.1:${port}/api/payments/sandbox/webhook`;
  metricsUrl = `http://127.0.0.1:${metricsPort}/metrics`;
  sandbox.sendWebhooksTo(webhookUrl);
});
afterAll(async () => {
  await api.end('SIGTERM');
  await sandbox.close();
  await sharedDatabase.remove();
});

/** The resident memory of the API process in MB, from its metrics. */
async function memory(): Promise<number> {
  const text = await (await fetch(metricsUrl)).text();
  const [, bytes] = /^process_resident_memory_bytes (\S+)$/m.exec(text) ?? [];
  return Number(bytes) / 2 ** 20;
}

it('does not use more memory over time', { timeout: 1_800_000 }, async () => {
  const load = startLoad({ sandbox, webhookUrl }, shoppers);
  const peaks: number[] = [];
  let until = warmUp;
  for (let window = 0; window <= windows; window += 1) {
    let peak = 0;
    while (load.receipts.length < until) {
      peak = Math.max(peak, await memory());
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
    peaks.push(Math.round(peak));
    until += purchases;
  }
  await load.end();
  process.stdout.write(`Peaks of resident memory, MB: ${peaks.join(', ')}\n`);
  const [, first = 0, ...later] = peaks;
  expect(first).toBeGreaterThan(50);
  expect(later.at(-1)).toBeLessThanOrEqual(first * 1.1);
});
