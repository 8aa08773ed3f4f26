import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { readServices } from '@matchday/launcher/ports';
import { root } from '../published-packages';

const turbo = createRequire(join(root, 'package.json')).resolve('turbo/bin/turbo');

/**
 * Prints the clubs that the commits since `TURBO_SCM_BASE` affect, as JSON: a list of folder names under `apps/`. A workflow
 * builds and keeps only these.
 */
const listed = execFileSync(process.execPath, [turbo, 'run', 'build', '--affected', '--dry=json'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 256 * 1024 * 1024,
});
const { packages }: { packages: readonly string[] } = JSON.parse(listed);
const affected = readServices({}).clubs.filter(({ packageName }) => packages.includes(packageName));
process.stdout.write(`${JSON.stringify(affected.map(({ id }) => id))}\n`);
