import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const folder = join(import.meta.dirname, '../..');

/** Starts the API and waits until it gives up. */
async function failedStart(env: Record<string, string>): Promise<{ code: unknown; message: string }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'matchday-start-'));
  const child = spawn(process.execPath, ['--import', 'tsx', 'demo/main.ts'], {
    cwd: folder,
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, PORT: '0', ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let message = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (message += text));
  const [code] = await once(child, 'close');
  await rm(dataDir, { recursive: true });
  return { code, message };
}

it('refuses to start in production without mails, payments and a carrier, and names them', async () => {
  const secret = 'a secret of the test of the start';
  const { code, message } = await failedStart({
    NODE_ENV: 'production',
    TOKEN_SECRET: secret,
    INVALIDATION_SECRET: secret,
    ADMIN_SECRET: secret,
  });
  expect(code).toBe(1);
  for (const name of ['mail', 'payment', 'carrier']) expect(message).toContain(`- ${name}: `);
  expect(message).toContain('PRODUCTION_WITHOUT=mail,payment,carrier');
});

it('refuses to start with publicly known secrets where other machines reach it', async () => {
  const { code, message } = await failedStart({ HOST: '0.0.0.0' });
  expect(code).toBe(1);
  expect(message).toMatch(/_SECRET must be set, because HOST/);
});
