import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { apiMemoryOptions, apiMemoryVariables } from '@matchday/launcher/parts';
import { importStore } from '../src/features/imports/import-store';
import { openEmbedded } from '../src/platform/database/embedded';
import { migrate } from '../src/platform/database/migrate';
import { north } from './seed/north';
import { type Answer, type Call, type TestApi, testServices } from './test-api';

const folder = join(import.meta.dirname, '..');
const startTimeoutMs = 150_000;

export interface ApiProcess {
  call: TestApi['call'];
  /** Ends the process and resolves with its exit code; null if the signal ended it. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null>;
}

/** Imports the store `north` into the embedded database of a data directory. */
export async function fillDataDir(dataDir: string): Promise<void> {
  const { db, close } = await openEmbedded(dataDir);
  await migrate(db);
  await importStore(db, north);
  await close();
}

/** Starts the API as in production: a separate process on a data directory, with the memory limits of its start script. With `DEMO: 'on'` it has the demonstration stores. */
export async function startApiProcess(
  port: number,
  env: Record<string, string>,
  cwd = folder,
): Promise<ApiProcess> {
  const url = `http://127.0.0.1:${port}`;
  const program = env.DEMO === 'on' ? 'demo/main.ts' : 'src/main.ts';
  const child = spawn(process.execPath, [...apiMemoryOptions, '--import', 'tsx', join(cwd, program)], {
    cwd,
    env: {
      ...process.env,
      ...apiMemoryVariables,
      ...testServices,
      DATABASE_URL: '',
      PORT: String(port),
      LOG_LEVEL: 'error',
      RATE_LIMITS: 'off',
      SHOP_ORIGINS: 'north=http://127.0.0.1:5990',
      ...env,
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  await waitUntilReady(url, child);
  return {
    call: (path, call) => callOverWire(url + path, call),
    end: async (signal) => {
      const exited = once(child, 'exit');
      child.kill(signal);
      const [code] = await exited;
      return typeof code === 'number' ? code : null;
    },
  };
}

async function waitUntilReady(url: string, child: ChildProcess): Promise<void> {
  const end = Date.now() + startTimeoutMs;
  while (
    !(await fetch(`${url}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (child.exitCode !== null || Date.now() > end) {
      child.kill('SIGKILL');
      throw new Error('The API did not start.');
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Calls an operation of a server over HTTP, by default as the store `north` in English. */
export async function callOverWire(
  url: string,
  { method = 'GET', store = 'north', culture = 'en', headers, body }: Call = {},
): Promise<Answer> {
  const response = await fetch(url, {
    method,
    headers: {
      ...(store === null ? {} : { StoreId: store }),
      culture,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: await response.json(),
  };
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (!address || typeof address === 'string') throw new Error('There is no free port.');
  return address.port;
}
