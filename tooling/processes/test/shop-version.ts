import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { apiDirectory } from '@matchday/launcher/parts';
import type { Club } from '@matchday/launcher/ports';

const run = promisify(execFile);
/** As deep as the clubs' own folders, so that the links in `node_modules` lead to the same packages. */
const versions = join(apiDirectory, '../../.data');

/**
 * Builds a version of a club's shop in a folder of its own: the club as it is, or with a change of its source.
 *
 * @param change a file of the club, with the text that is replaced and the new one
 */
export async function buildVersion(
  club: Club,
  name: string,
  change?: { file: string; from: string; to: string },
): Promise<Club> {
  const directory = join(versions, `${club.id}-${name}`);
  rmSync(directory, { recursive: true, force: true });
  mkdirSync(versions, { recursive: true });
  cpSync(club.directory, directory, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !/\/\.(?:next|next-tests|turbo)$/.test(path),
  });
  if (change) {
    const file = join(directory, change.file);
    const source = readFileSync(file, 'utf8');
    if (!source.includes(change.from)) throw new Error(`${file} has no ${change.from}.`);
    writeFileSync(file, source.replace(change.from, change.to));
  }
  const next = createRequire(join(directory, 'package.json')).resolve('next/dist/bin/next');
  await run(process.execPath, [next, 'build'], {
    cwd: directory,
    env: { ...process.env, NODE_ENV: 'production', NEXT_DIST_DIR: '.next', NEXT_TELEMETRY_DISABLED: '1' },
    maxBuffer: 64 * 1024 * 1024,
  });
  if (!existsSync(join(directory, '.next/BUILD_ID'))) throw new Error(`${directory} was not built.`);
  return { ...club, directory };
}
