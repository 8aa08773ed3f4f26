import { spawnSync } from 'node:child_process';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import type { Club } from '@matchday/launcher/ports';
import { root } from '@matchday/launcher/root';
import { bundle } from './bundle';
import type { Programs } from './programs';

const build = '.next-standalone';

/** Writes a club's shop with its page server, and the packages that they use. */
export async function buildShop({ directory }: Club, out: string): Promise<Programs> {
  buildApp(directory);
  const app = relative(root, directory);
  const target = join(out, app);
  await cp(join(directory, build, 'standalone'), out, { recursive: true, verbatimSymlinks: true });
  await cp(join(directory, build, 'static'), join(target, build, 'static'), { recursive: true });
  await cp(join(directory, 'public'), join(target, 'public'), { recursive: true });
  const pageServer = dirname(findPageServer(directory));
  await bundle({
    folder: directory,
    input: { server: 'server.ts', 'page-store': join(pageServer, 'page-store.ts') },
    directory: join(target, 'server'),
    isExternal: (id) => /^next(?:\/|$)/.test(id),
  });
  // The page server reads the scripts of its pages from a folder beside its own.
  await cp(join(pageServer, '../browser'), join(target, 'browser'), { recursive: true });
  await usePageStore(join(target, build));
  // Next's own server would serve the shop without the page server.
  await rm(join(target, 'server.js'));
  return {
    start: [
      `process.chdir(new URL('${app}', import.meta.url).pathname);`,
      `process.env.NEXT_DIST_DIR = '${build}';`,
      `await import('./${app}/server/server.js');`,
    ],
  };
}

/** The file of the page server, as the shop's packages resolve it. */
function findPageServer(directory: string): string {
  const { resolve } = createRequire(join(directory, 'package.json'));
  return createRequire(resolve('@matchday/storefront/next-config')).resolve(
    '@matchday/page-server/page-store',
  );
}

function buildApp(directory: string): void {
  const next = createRequire(join(directory, 'package.json')).resolve('next/dist/bin/next');
  const { status } = spawnSync(process.execPath, [next, 'build'], {
    cwd: directory,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NEXT_DIST_DIR: build,
      SHOP_OUTPUT: 'standalone',
      NEXT_TELEMETRY_DISABLED: '1',
    },
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('The shop could not be built. The reason is above.');
}

/** Lets Next load the compiled store of pages: the build has recorded where its source is. */
async function usePageStore(folder: string): Promise<void> {
  const file = join(folder, 'required-server-files.json');
  const built = JSON.parse(await readFile(file, 'utf8'));
  built.config.cacheHandler = '../server/page-store.js';
  await writeFile(file, JSON.stringify(built));
}
