import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort } from '@matchday/launcher/free-port';
import { apiDirectory } from '@matchday/launcher/parts';

const manual = readFileSync(join(apiDirectory, '../../docs/operating.md'), 'utf8');
const startMs = 30_000;

export interface Proxy {
  /** The certificate of its own authority, which signed the shop's. */
  authority: string;
  stop: () => Promise<void>;
}

/** Whether Caddy is installed. */
export function hasCaddy(): boolean {
  try {
    execFileSync('caddy', ['version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** The configuration of the operating manual. */
function manualConfig(): string {
  const [, config] = /^```caddyfile\n([\s\S]*?)^```$/m.exec(manual) ?? [];
  if (!config) throw new Error('The operating manual has no Caddy configuration.');
  return config;
}

/**
 * Starts Caddy with the configuration of the operating manual. Only what a test cannot have differs: its authority is
 * Caddy's own, and its ports are free ones of this machine.
 */
export async function startProxy(
  folder: string,
  ports: { https: number; http: number; api: number },
  processes: { shops: readonly string[]; apis: readonly string[] },
): Promise<Proxy> {
  const directory = mkdtempSync(join(folder, 'caddy-'));
  const storage = join(directory, 'storage');
  const globals = [
    `admin 127.0.0.1:${await findFreePort()}`,
    `http_port ${ports.http}`,
    `https_port ${ports.https}`,
    `storage file_system ${storage}`,
    'local_certs',
    'skip_install_trust',
  ];
  const config = join(directory, 'Caddyfile');
  writeFileSync(config, `{\n\t${globals.join('\n\t')}\n}\n\n${manualConfig()}`);
  const child = spawn('caddy', ['run', '--config', config], {
    env: {
      ...process.env,
      SHOP_ADDRESS: `https://localhost:${ports.https}`,
      SHOP_PROCESSES: processes.shops.join(' '),
      API_ADDRESS: `http://127.0.0.1:${ports.api}`,
      API_PROCESSES: processes.apis.join(' '),
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  child.stderr.on('data', (chunk) => (output += chunk));
  const exited = once(child, 'exit');
  const file = join(storage, 'pki/authorities/local/root.crt');
  const end = Date.now() + startMs;
  while (!(await accepts(ports.https)) || !(await accepts(ports.api))) {
    if (child.exitCode !== null || Date.now() > end) throw new Error(`Caddy did not start:\n${output}`);
    await wait(100);
  }
  return {
    authority: readFileSync(file, 'utf8'),
    async stop() {
      child.kill('SIGTERM');
      await exited;
      rmSync(directory, { recursive: true });
    },
  };
}

const accepts = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
