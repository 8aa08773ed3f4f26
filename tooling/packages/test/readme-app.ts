import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, inject } from 'vitest';
import { publishedPackages, root } from '../src/published-packages';

const execute = promisify(execFile);

/** What a bundler does: style sheets are no modules, and Next's have no ending. */
const asInBundlers = `
  import { registerHooks } from 'node:module';
  registerHooks({
    resolve: (name, context, next) => next(/^next\\/\\w+$/.test(name) ? name + '.js' : name, context),
    load: (url, context, next) =>
      url.endsWith('.css') ? { format: 'module', source: '', shortCircuit: true } : next(url, context),
  });`;

const compilerOptions = {
  target: 'ES2023',
  lib: ['ES2024', 'DOM', 'DOM.Iterable'],
  module: 'esnext',
  moduleResolution: 'bundler',
  jsx: 'react-jsx',
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  skipLibCheck: true,
  types: ['node'],
  rootDir: 'src',
  outDir: 'out',
};

/**
 * An app outside the workspace with the packed packages, for the tests of a file; what they depend on is that of the
 * workspace.
 * @param programs names and sources of its programs
 */
export function createReadmeApp(programs: () => readonly (readonly [name: string, source: string])[]) {
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'matchday-readme-'));
    for (const { name, folder: source } of publishedPackages) {
      const target = join(folder, 'node_modules', name);
      await mkdir(target, { recursive: true });
      await execute('tar', ['-xzf', inject('archives')[name] ?? '', '--strip-components=1', '-C', target]);
      const manifest = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8'));
      const needed = { ...manifest.dependencies, ...manifest.peerDependencies, ...manifest.devDependencies };
      for (const dependency of Object.keys(needed).filter((one) => !one.startsWith('@matchday/')))
        await link(join(source, 'node_modules', dependency), join(folder, 'node_modules', dependency));
    }
    await link(
      join(root, 'tooling/packages/node_modules/@types/node'),
      join(folder, 'node_modules/@types/node'),
    );
    await write('package.json', JSON.stringify({ type: 'module' }));
    await write('tsconfig.json', JSON.stringify({ compilerOptions, include: ['src'] }));
    await write('as-in-bundlers.js', asInBundlers);
    for (const [name, source] of programs()) await write(`src/${name}.tsx`, source);
  });

  afterAll(() => rm(folder, { recursive: true }));

  async function write(file: string, content: string) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), content);
  }

  const start = (args: readonly string[], variables: Readonly<Record<string, string>> = {}) =>
    execute(process.execPath, args, { cwd: folder, env: { ...process.env, ...variables } }).catch(
      (error: { stdout: string; stderr: string }) => {
        throw new Error(`${args.join(' ')} failed:\n${error.stdout}\n${error.stderr}`);
      },
    );

  return {
    /** Compiles all programs with strict types. */
    compile: () => start([join(root, 'node_modules/typescript/bin/tsc'), '-p', '.']),
    /** Runs a compiled program. */
    run: (name: string, variables?: Readonly<Record<string, string>>) =>
      start(['--import', './as-in-bundlers.js', `out/${name}.js`], variables),
  };
}

async function link(from: string, to: string) {
  if (existsSync(to)) return;
  await mkdir(dirname(to), { recursive: true });
  await symlink(from, to);
}
