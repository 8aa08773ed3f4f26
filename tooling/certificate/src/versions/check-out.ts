import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { comparableBuild } from '../measures/output-hash';
import type { Version } from './resolve-version';
import { runIn } from './run-in';

/**
 * What takes the measurements of a screen. Both versions are measured with the files of this command's own version: an older
 * version may lack them.
 */
const instruments = [
  'e2e/accessibility.ts',
  'e2e/overflow.ts',
  'e2e/looks/measure-screen.ts',
  'e2e/looks/screenshot.ts',
  'tooling/lighthouse/src/first-load.ts',
];

/** The place of a version's measurements: one for the same files, measured by the same instruments. */
export function measurementsOf({ tree }: Version, root: string, cache: string): string {
  const hash = createHash('sha256').update(tree);
  for (const file of instruments) hash.update(readFileSync(join(root, file)));
  return join(cache, 'versions', hash.digest('hex').slice(0, 16));
}

/**
 * Checks out a version, with its dependencies from its own lockfile, in the one folder for that. Turbopack's names of files
 * depend on the absolute path of the sources, so two builds can be compared only if they were made in the same place.
 */
export async function checkOut({ tree }: Version, root: string, cache: string): Promise<string> {
  const source = join(cache, 'source');
  const record = join(cache, 'checked-out');
  if (existsSync(record) && readFileSync(record, 'utf8') === tree) return source;
  for (const path of [record, source]) rmSync(path, { recursive: true, force: true });
  mkdirSync(source, { recursive: true });
  await extract(tree, root, source);
  if (existsSync(join(source, 'e2e/looks')))
    for (const file of instruments) cpSync(join(root, file), join(source, file));
  passToBuilds(join(source, 'turbo.json'), Object.keys(comparableBuild));
  await runIn(source, ['pnpm', '--version'], join(cache, 'install.log'));
  writeFileSync(record, tree);
  return source;
}

/** Turbo hides every variable from a build that its configuration does not name. */
function passToBuilds(file: string, names: readonly string[]): void {
  const turbo: { globalPassThroughEnv?: string[] } = JSON.parse(readFileSync(file, 'utf8'));
  const passed = [...(turbo.globalPassThroughEnv ?? []), ...names];
  writeFileSync(file, JSON.stringify({ ...turbo, globalPassThroughEnv: passed }));
}

async function extract(tree: string, root: string, folder: string): Promise<void> {
  const archive = spawn('git', ['archive', tree], { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
  const tar = spawn('tar', ['-x', '-C', folder], { stdio: ['pipe', 'inherit', 'inherit'] });
  archive.stdout.pipe(tar.stdin);
  const [code] = await once(tar, 'close');
  if (code !== 0) throw new Error(`Extracting ${tree} failed.`);
}
