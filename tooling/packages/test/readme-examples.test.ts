import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { publishedPackages, root } from '../src/published-packages';
import { checkedExample, readmeExample } from './readme-example';

const execute = promisify(execFile);
let folder: string;

/** What the page or the program around an example has. The deep tests run the other examples, which need a shop API. */
const runnable: Readonly<Record<string, string>> = {
  dictionary: '',
  'screen-addresses': '',
  telemetry: '',
  tracking: `
    const kept = new Map<string, string>();
    const localStorage = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) };
    const window = { localStorage, dataLayer: [] as unknown[] };
    process.on('exit', () => assert.ok(JSON.stringify(window.dataLayer).includes('add_to_cart')));`,
  ui: `
    import { renderToStaticMarkup } from 'react-dom/server';
    process.on('exit', () => assert.match(renderToStaticMarkup(<Payment sending={false} />), /<button.*class="\\S.*Pay/));`,
  validation: `
    const details = { email: 'fan@shop.example', zipCode: 'x', country: 'DK' };
    process.on('exit', () => assert.equal(failures.zipCode?.key, 'Form.Validation.ZipCode'));`,
};
const checked = ['api-client', 'commerce', 'page-server'];

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

/** An app outside the workspace with the packed packages; what they depend on is that of the workspace. */
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
  for (const name of [...Object.keys(runnable), ...checked])
    await write(`src/${name}.tsx`, `${runnable[name] ?? ''}\n${checkedExample(name)}`);
});

afterAll(() => rm(folder, { recursive: true }));

async function write(file: string, content: string) {
  await mkdir(dirname(join(folder, file)), { recursive: true });
  await writeFile(join(folder, file), content);
}

async function link(from: string, to: string) {
  if (existsSync(to)) return;
  await mkdir(dirname(to), { recursive: true });
  await symlink(from, to);
}

const run = (...args: string[]) =>
  execute(process.execPath, args, { cwd: folder }).catch((error: { stdout: string; stderr: string }) => {
    throw new Error(`${args.join(' ')} failed:\n${error.stdout}\n${error.stderr}`);
  });

test('the first example of every README has at most 25 lines, and is checked', () => {
  const names = publishedPackages.map(({ name }) => name.replace('@matchday/', ''));
  expect([...Object.keys(runnable), ...checked, 'storefront'].toSorted()).toEqual(names);
  for (const name of names) {
    const lines = readmeExample(name).trim().split('\n');
    expect(lines.length, name).toBeGreaterThan(2);
    expect(lines.length, name).toBeLessThanOrEqual(25);
  }
});

test('the examples compile with strict types', async () => {
  const compiler = join(root, 'node_modules/typescript/bin/tsc');
  await expect(run(compiler, '-p', '.')).resolves.toMatchObject({ stdout: '' });
});

test.each(Object.keys(runnable))('the example of %s does what it says', async (name) => {
  await expect(run('--import', './as-in-bundlers.js', `out/${name}.js`)).resolves.toBeDefined();
});

test('the example of storefront is what clubs have', () => {
  const readme = readFileSync(join(root, 'packages/storefront/README.md'), 'utf8');
  for (const file of ['next.config.ts', 'app/[culture]/product/[id]/page.tsx']) {
    const content = readFileSync(join(root, 'apps/dbu', file), 'utf8');
    expect(readme).toContain(`// apps/<club>/${file}\n${content}`);
  }
});
