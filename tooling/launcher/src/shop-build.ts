import { createRequire } from 'node:module';
import { join } from 'node:path';
import { backofficePackage } from './parts';
import type { Club } from './ports';
import { root } from './root';
import type { Part } from './supervisor';

/** Builds the shops and the back office. Unchanged ones come from turbo's cache within seconds, with their original output. */
export function shopBuild(clubs: Club[]): Part {
  return {
    name: 'build',
    command: process.execPath,
    args: [
      createRequire(join(root, 'package.json')).resolve('turbo/bin/turbo'),
      'run',
      'build',
      '--output-logs=full',
      ...clubs.map(({ packageName }) => `--filter=${packageName}`),
      `--filter=${backofficePackage}`,
    ],
    cwd: root,
    env: { TURBO_TELEMETRY_DISABLED: '1', NEXT_TELEMETRY_DISABLED: '1' },
  };
}
