import { spawnSync } from 'node:child_process';
import { cp } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { root } from '@matchday/launcher/root';
import { bundle } from './bundle';
import { copyTraced } from './copy-traced';
import type { Programs } from './programs';

const folder = join(root, 'apps/backoffice');
const client = join(folder, 'dist');
const server = join(folder, 'dist-server');

/** Writes the back office: its built client, its server, and the packages that the server uses. */
export async function buildBackoffice(out: string): Promise<Programs> {
  buildClient();
  await bundle({
    folder,
    input: { main: 'server/main.ts' },
    directory: server,
    isExternal: (id) => !/^(?:[./]|@matchday\/)/.test(id),
  });
  await copyTraced({ folder, programs: [join(server, 'main.js')], wholePackages: [] }, out);
  await cp(client, join(out, 'apps/backoffice/dist'), { recursive: true });
  return {
    start: [
      `process.env.BACKOFFICE_FILES ??= new URL('apps/backoffice/dist', import.meta.url).pathname;`,
      `await import('./apps/backoffice/dist-server/main.js');`,
    ],
  };
}

function buildClient(): void {
  const vite = dirname(createRequire(join(folder, 'package.json')).resolve('vite/package.json'));
  const { status } = spawnSync(process.execPath, [join(vite, 'bin/vite.js'), 'build', '--logLevel', 'warn'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production', VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true' },
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('The back office could not be built. The reason is above.');
}
