import { expect, it } from 'vitest';
import { changedDependencies, clubChangeset, type Dependencies } from '../src/clubs/changed-dependencies';

const dependencies: Dependencies = new Map([
  ['harbour', ['storefront', 'ui']],
  ['quay', ['ui']],
  ['storefront', ['commerce', 'validation', 'ui']],
  ['commerce', ['api-client']],
]);

it('finds changes of packages however far away', () => {
  const changed = new Set(['api-client', 'validation', 'harbour', 'page-server']);
  expect(changedDependencies('harbour', dependencies, changed)).toEqual(['api-client', 'validation']);
});

it('releases no club for a package that it does not contain', () => {
  expect(changedDependencies('quay', dependencies, new Set(['api-client', 'storefront']))).toEqual([]);
});

it('ends in a circle', () => {
  const circle: Dependencies = new Map([
    ['one', ['two']],
    ['two', ['one']],
  ]);
  expect(changedDependencies('one', circle, new Set(['one', 'two']))).toEqual(['one', 'two']);
});

it('names the packages in the changelog', () => {
  expect(clubChangeset('@matchday/dbu', ['@matchday/ui', '@matchday/validation'])).toBe(
    "---\n'@matchday/dbu': patch\n---\n\nIs built with the changes of @matchday/ui and @matchday/validation.\n",
  );
});
