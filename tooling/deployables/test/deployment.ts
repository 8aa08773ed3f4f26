import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, copyFileSync, globSync, lstatSync, mkdirSync, realpathSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '@matchday/launcher/root';
import { imageEnvironment } from './dockerfile';

export interface Program {
  process: ChildProcess;
  /** All output until now. */
  output: () => string;
  ended: Promise<{ code: number | null; output: string }>;
}

/** Builds a deployable into a folder, as the image does, and makes its files read-only. */
export function build(name: string, folder: string): void {
  const command = [join(root, 'run.mjs'), 'tsx', join(root, 'tooling/deployables/src/main.ts')];
  execFileSync(process.execPath, [...command, name, '--out', folder], { cwd: root, stdio: 'inherit' });
  for (const file of globSync('**/*', { cwd: folder })) {
    const path = join(folder, file);
    if (!lstatSync(path).isSymbolicLink()) chmodSync(path, lstatSync(path).isDirectory() ? 0o555 : 0o444);
  }
  chmodSync(folder, 0o555);
}

/** The files of a folder that are, or lead, outside it. */
export function filesOutside(folder: string): string[] {
  return globSync('**/*', { cwd: folder }).filter((file) =>
    relative(folder, realpathSync(join(folder, file))).startsWith('..'),
  );
}

/** Copies Node, so that a program has nothing of this repository. */
export function copyNode(folder: string): string {
  mkdirSync(folder, { recursive: true });
  copyFileSync(process.execPath, join(folder, 'node'));
  chmodSync(join(folder, 'node'), 0o555);
  return join(folder, 'node');
}

/** A user without privileges; this process's own if that is one. */
export function unprivileged(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody']));
  return { uid: id('-u'), gid: id('-g') };
}

/** Starts a command of the image with nothing but its environment and the given one, without privileges. */
export function start(
  node: string,
  folder: string,
  command: readonly string[],
  env: Record<string, string>,
): Program {
  const [program, ...args] = command;
  if (program !== 'node') throw new Error(`The image starts ${program}, not Node.`);
  const child = spawn(node, args, {
    cwd: folder,
    env: { ...imageEnvironment, HOST: '127.0.0.1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...unprivileged(),
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  const ended = once(child, 'close').then(([code]) => ({ code, output }));
  return { process: child, output: () => output, ended };
}
