import { expect, test } from 'vitest';

const images = Object.keys(import.meta.glob('../baselines/*/*.webp'));
const stories = Object.keys(import.meta.glob('../../../packages/ui/src/components/*/*.stories.tsx'));

test('every baseline belongs to an existing component', () => {
  const components = new Set(stories.map((path) => path.split('/').at(-2)));
  const orphans = images.filter((path) => !components.has(path.split('/').at(-1)?.replace('.webp', '')));
  expect(orphans).toEqual([]);
});
