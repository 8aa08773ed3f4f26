import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ApiProcess, freePort, startApiProcess } from '../api-process';
import { type SandboxHand, sandboxSecret, startSandboxHand } from '../paid-api';
import { type Ground, prepareGround } from './ground';
import { startLoad } from './load';
import { withPlenty } from './with-plenty';

const shoppers = 6;
const warmUp = 600;
const purchases = 300;
const windows = 4;

let sandbox: SandboxHand;
let ground: Ground;
let api: ApiProcess;
let webhookUrl: string;
let metricsUrl: string;
beforeAll(async () => {
  sandbox = await startSandboxHand();
  ground = await prepareGround(withPlenty(), { SANDBOX_URL: sandbox.url, SANDBOX_SECRET: sandboxSecret });
  const [port, metricsPort] = [await freePort(), await freePort()];
  api = await startApiProcess(port, { ...ground.env, METRICS_PORT: String(metricsPort) });
  webhookUrl = `http://127.0.0.1:${port}/api/payments/sandbox/webhook`;
  metricsUrl = `http://127.0.0.1:${metricsPort}/metrics`;
  sandbox.sendWebhooksTo(webhookUrl);
});
afterAll(async () => {
  await api.end('SIGTERM');
  await sandbox.close();
  await ground.remove();
});

/** Resident memory of the API's process in MB, as its metrics report it. */
async function memory(): Promise<number> {
  const text = await (await fetch(metricsUrl)).text();
  const [, bytes] = /^process_resident_memory_bytes (\S+)$/m.exec(text) ?? [];
  return Number(bytes) / 2 ** 20;
}

it('takes no more memory the longer shoppers buy', { timeout: 1_800_000 }, async () => {
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
