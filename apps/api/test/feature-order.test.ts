import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const source = join(import.meta.dirname, '../src');

/** The features that each feature imports; tests may reach further. */
function featureImports(): ReadonlyMap<string, ReadonlySet<string>> {
  const features = new Map(readdirSync(join(source, 'features')).map((name) => [name, new Set<string>()]));
  for (const path of globSync('features/**/*.{ts,tsx}', { cwd: source })) {
    const [, feature = ''] = path.split('/');
    if (/\.test\.tsx?$/.test(path)) continue;
    for (const [, name = ''] of readFileSync(join(source, path), 'utf8').matchAll(
      /'(?:\.\.\/)+([\w-]+)[/']/g,
    ))
      if (features.has(name) && name !== feature) features.get(feature)?.add(name);
  }
  return features;
}

it('has no circle of features', () => {
  const remaining = new Map(featureImports());
  expect(remaining.size).toBeGreaterThan(10);
  for (;;) {
    const free = [...remaining].filter(([, imports]) => ![...imports].some((name) => remaining.has(name)));
    for (const [name] of free) remaining.delete(name);
    if (free.length === 0) break;
  }
  expect([...remaining.keys()]).toEqual([]);
});

it('has at most 16 entries at the top and 17 features', () => {
  expect(readdirSync(source).filter((name) => !name.endsWith('.test.ts')).length).toBeLessThanOrEqual(16);
  expect(readdirSync(join(source, 'features')).length).toBeLessThanOrEqual(17);
});
