import { existsSync, readdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Club } from './ports';
import { root } from './root';
import type { Part } from './supervisor';

/** Builds what changed since the last time; what did not comes from turbo's cache within seconds. */
export function shopBuild(clubs: Club[]): Part {
  return {
    name: 'build',
    command: process.execPath,
    args: [
      createRequire(join(root, 'package.json')).resolve('turbo/bin/turbo'),
      'run',
      'build',
      '--output-logs=new-only',
      ...clubs.map(({ packageName }) => `--filter=${packageName}`),
    ],
    cwd: root,
    env: { TURBO_TELEMETRY_DISABLED: '1', NEXT_TELEMETRY_DISABLED: '1' },
  };
}

/**
 * Takes away what earlier runs left in the shops' builds. Running shops keep rendered pages there, and those know nothing
 * of a database that was filled anew while they were down.
 */
export function clearBuilds(clubs: Club[]): void {
  for (const { directory } of clubs) {
    const build = join(directory, '.next');
    if (!existsSync(build)) continue;
    for (const entry of readdirSync(build)) {
      if (entry !== 'cache' && entry !== 'dev') rmSync(join(build, entry), { recursive: true });
    }
  }
}
