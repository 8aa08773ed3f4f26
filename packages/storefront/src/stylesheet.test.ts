import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const source = import.meta.dirname;
const components = join(source, '../../ui/src/components');
const apps = join(source, '../../../apps');

const notShipped = /\.(test|stories)\.tsx?$/;

/** The names that the sources in a folder import as `prefix/<name>`. */
function imported(folder: string, prefix: string): string[] {
  const reference = new RegExp(`['"]${prefix}/([a-z-]+)['"/]`, 'g');
  const files = globSync('**/*.{ts,tsx}', { cwd: folder, exclude: ['**/node_modules'] });
  const texts = files
    .filter((file) => !notShipped.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'));
  return texts.flatMap((text) => [...text.matchAll(reference)].map(([, name = '']) => name));
}

function usedComponents(): Set<string> {
  const used = new Set<string>();
  const shells = globSync('*/{app,brand}', { cwd: apps }).map((shell) => join(apps, shell));
  const open = [source, ...shells].flatMap((folder) => imported(folder, '@matchday/ui'));
  for (const name of open) {
    if (used.has(name) || !all.includes(name)) continue;
    used.add(name);
    open.push(...imported(join(components, name), '\\.\\.'));
  }
  return used;
}

const all = readdirSync(components, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

it('has the styles of every component, because a screen uses each of them', () => {
  const used = usedComponents();
  expect(all.filter((name) => !used.has(name))).toEqual([]);
});

it('has what a component builds upon before it, so that its own styles win', () => {
  const text = readFileSync(join(source, 'stylesheet.ts'), 'utf8');
  const first = [...text.matchAll(/'..\/..\/ui\/src\/components\/\{([^}]+)\}/g)].map(([, names = '']) =>
    names.split(','),
  );
  const group = (name: string) => first.findIndex((names) => names.includes(name)) + 1 || first.length + 1;
  const place = (name: string) => `${group(name)} ${name}`;
  const hasStyles = (name: string) => globSync('*.css.ts', { cwd: join(components, name) }).length > 0;
  const used = [...usedComponents()].filter(hasStyles);
  const late = used.flatMap((name) =>
    imported(join(components, name), '\\.\\.')
      .filter((other) => other !== name && used.includes(other) && place(other) > place(name))
      .map((other) => `${other} comes after ${name}`),
  );
  expect(late).toEqual([]);
});

it('has the styles of every screen that paints first', () => {
  const text = readFileSync(join(source, 'task-stylesheet.ts'), 'utf8');
  const [, folders = ''] = /screens\/\{([^}]+)\}/.exec(text) ?? [];
  expect(readFileSync(join(source, 'stylesheet.ts'), 'utf8')).toContain(`'!./screens/{${folders}}/**'`);
  const tasks = folders.split(',').map((folder) => join('screens', folder));
  const imports = new RegExp(`'[./]*/(?:screens/)?(?:${folders.replaceAll(',', '|')})/[a-z-]+\\.css'`);
  const users = globSync('**/*.tsx', { cwd: source }).filter(
    (file) =>
      !tasks.some((folder) => file.startsWith(folder)) &&
      imports.test(readFileSync(join(source, file), 'utf8')),
  );
  // These are shown by routes that import the other style sheet.
  expect(users.toSorted()).toEqual([
    'passkeys/passkey-offer.tsx',
    'passkeys/passkeys.tsx',
    'screens/newsletter/newsletter-pages.tsx',
  ]);
});
