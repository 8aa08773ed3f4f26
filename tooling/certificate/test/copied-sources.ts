import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import type { Seed } from './seeds';

const root = resolve(import.meta.dirname, '../../..');

/** A copy of the working tree in a folder of its own, with the installed packages of the repository. */
export function copySources(): string {
  const copy = mkdtempSync(join(tmpdir(), 'matchday-seeds-'));
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  for (const file of listed.split('\0').filter((name) => name && existsSync(join(root, name))))
    cpSync(join(root, file), join(copy, file), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  for (const group of ['apps', 'packages', 'tooling'])
    for (const name of readdirSync(join(root, group))) linkPackages(`${group}/${name}`, copy);
  linkPackages('e2e', copy);
  return copy;
}

/** The links of a workspace package are relative, so that those to other packages lead into the copy. */
function linkPackages(folder: string, copy: string): void {
  const modules = join(root, folder, 'node_modules');
  if (!existsSync(modules)) return;
  cpSync(modules, join(copy, folder, 'node_modules'), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !/node_modules\/\.(?!bin)/.test(path.slice(root.length)),
  });
}

/** Plants a seed, and resolves to what takes it out again. */
export function plant({ edits }: Seed, copy: string): () => void {
  const before = edits.map(({ file }) => {
    const path = join(copy, file);
    return { path, content: existsSync(path) ? readFileSync(path, 'utf8') : undefined };
  });
  for (const { file, find, replace = '', remove } of edits) {
    const path = join(copy, file);
    if (remove) rmSync(path);
    else {
      const old = find === undefined ? undefined : readFileSync(path, 'utf8');
      if (find !== undefined && !old?.includes(find)) throw new Error(`${file} does not have ${find}.`);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, old === undefined ? replace : old.replaceAll(find ?? '', replace));
    }
  }
  return () => {
    for (const { path, content } of before)
      if (content === undefined) rmSync(path);
      else writeFileSync(path, content);
  };
}
