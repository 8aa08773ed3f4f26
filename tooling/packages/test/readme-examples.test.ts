import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { publishedPackages, root } from '../src/published-packages';
import { createReadmeApp } from './readme-app';
import { checkedExample, readmeExample } from './readme-example';

/** What the page or the program around an example has. */
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
/** Only compiled here. The deep tests run those of api-client and commerce, which need a shop API. */
const checked = ['api-client', 'commerce', 'page-server'];

const app = createReadmeApp(() =>
  [...Object.keys(runnable), ...checked].map((name) => [
    name,
    `${runnable[name] ?? ''}\n${checkedExample(name)}`,
  ]),
);

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
  await expect(app.compile()).resolves.toMatchObject({ stdout: '' });
});

test.each(Object.keys(runnable))('the example of %s does what it says', async (name) => {
  await expect(app.run(name)).resolves.toBeDefined();
});

test('the example of storefront is what clubs have', () => {
  const readme = readFileSync(join(root, 'packages/storefront/README.md'), 'utf8');
  for (const file of ['next.config.ts', 'app/[culture]/product/[id]/page.tsx']) {
    const content = readFileSync(join(root, 'apps/dbu', file), 'utf8');
    expect(readme).toContain(`// apps/<club>/${file}\n${content}`);
  }
});
