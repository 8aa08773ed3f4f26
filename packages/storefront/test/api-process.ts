import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const folder = join(import.meta.dirname, '../../../apps/api');
const storeId = 'astralis';

/** The shop API as it is started in earnest, with the demonstration's stores and a folder for its mails. */
export async function startApi() {
  const dataDir = await mkdtemp(join(tmpdir(), 'matchday-storefront-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, ['--import', 'tsx', 'demo/main.ts'], {
    cwd: folder,
    env: {
      ...process.env,
      NODE_ENV: 'test',
      DEMO: 'on',
      PAYMENT_SANDBOX: 'on',
      DROP_POINTS: 'invented',
      DATABASE_URL: '',
      DATA_DIR: dataDir,
      PORT: String(port),
      LOG_LEVEL: 'error',
      RATE_LIMITS: 'off',
      SHOP_ORIGINS: `${storeId}=http://127.0.0.1:${port}`,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const answers = () =>
    fetch(`${url}/api/categories`, { headers: { StoreId: storeId } }).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await answers())) {
    if (child.exitCode !== null) throw new Error('The API did not start.');
    await wait(200);
  }
  return {
    url,
    storeId,
    /** The token in the first mail of that store. */
    mailedToken: async () => {
      const directory = join(dataDir, 'mails', storeId);
      for (;;) {
        const [file] = await readdir(directory).catch(() => []);
        const mail = file?.endsWith('.eml') ? await readFile(join(directory, file), 'utf8') : '';
        const text = mail.replace(/=\r?\n/g, '').replaceAll('=3D', '=');
        const token = /#confirm=([\w-]{43})/.exec(text)?.[1];
        if (token) return token;
        await wait(200);
      }
    },
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      await rm(dataDir, { recursive: true });
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (!address || typeof address === 'string') throw new Error('There is no free port.');
  return address.port;
}
