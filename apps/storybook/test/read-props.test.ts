import { globSync } from 'node:fs';
import { withCustomConfig } from 'react-docgen-typescript';
import { expect, test } from 'vitest';
import config from '../.storybook/main';
import { propsOptions } from '../src/docs/read-props';

const { tsconfigPath, include, exclude: _notComponents, ...options } = propsOptions;
const sources = globSync(include).filter((file) => !/\.(stories|test)\.tsx$/.test(file));
const properties = withCustomConfig(tsconfigPath, options)
  .parse(sources)
  .flatMap(({ displayName, props }) =>
    Object.values(props).map(({ name, type }) => ({ property: `${displayName} ${name}`, type })),
  );

/** What Storybook shows when a type was not understood, or as a name that tells nobody what to choose. */
const unreadable = /\b(unknown|any|keyof|typeof)\b/;

test('every property of every component has a type that a person can read', () => {
  expect(properties.length).toBeGreaterThan(400);
  expect(properties.filter(({ type }) => unreadable.test(type.raw ?? type.name))).toEqual([]);
});

test.each([
  ['Button variant', ['"primary"', '"secondary"', '"quiet"']],
  ['Button size', ['"small"', '"medium"', '"large"']],
  ['Heading level', ['1', '2', '3', '4']],
])('%s is a choice', (name, choices) => {
  const found = properties.find(({ property }) => property === name);
  const values: { value: string }[] = found?.type.value ?? [];
  expect(values.map(({ value }) => value).toSorted()).toEqual(choices.toSorted());
});

test('Storybook reads properties in this way and asks nobody to get started', () => {
  expect(config.typescript).toEqual({
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: propsOptions,
  });
  expect(config.features).toMatchObject({ sidebarOnboardingChecklist: false });
});
