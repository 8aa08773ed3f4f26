import { cp, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Answers } from '../answers/answers';
import { runIn } from '../commands';
import { standaloneManifest } from './standalone-manifest';

const template = join(import.meta.dirname, '../../standalone');

/** Copies a club's folder out of this repository, and adds what it needs in one of its own. */
export async function writeRepository(club: string, folder: string, answers: Answers): Promise<void> {
  await mkdir(folder, { recursive: true });
  await cp(club, folder, { recursive: true, filter: (path) => !path.includes('node_modules') });
  const manifest = standaloneManifest(club, answers);
  await cp(template, folder, { recursive: true });
  // A dot would make the template's files those of this repository.
  for (const name of ['gitignore', 'github']) await rename(join(folder, name), join(folder, `.${name}`));
  await fillIn(join(folder, 'README.md'), answers);
  await writeFile(join(folder, 'package.json'), `${JSON.stringify(manifest, undefined, 2)}\n`);
  await runIn(folder, 'git', ['init', '--quiet', '--initial-branch=main']);
}

async function fillIn(file: string, { id, name, domain }: Answers): Promise<void> {
  const values: Record<string, string> = { id, name, domain };
  const text = await readFile(file, 'utf8');
  await writeFile(
    file,
    text.replaceAll(/\{\{(\w+)\}\}/g, (_, key: string) => values[key] ?? ''),
  );
}

/** Installs the packages from npm's registry. */
export const installPackages = (folder: string) =>
  runIn(folder, 'npm', ['install', '--no-audit', '--no-fund']);

/** Runs a script of the new repository. */
export const runScript = (folder: string, script: string) =>
  runIn(folder, 'npm', ['run', '--silent', script]);
