import { beforeAll, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { clubs } from '../src/clubs/clubs';
import type { UsageNotes } from '../src/docs/usage';
import { componentStories, composed } from '../src/matrix/story-modules';
import * as tokenPages from '../src/tokens/tokens.stories';
import { annotations } from '../src/toolbar/annotations';
import { settle } from './settle';
import { violations } from './violations';

const files = import.meta.glob('../../../packages/ui/src/components/*/*.tsx');

const pages = [...componentStories, { name: 'tokens', title: 'Overview/Tokens', module: { ...tokenPages } }];

beforeAll(() => page.viewport(1280, 900));

describe.each(clubs)('$id', ({ id }) => {
  const stories = pages.flatMap((component) =>
    composed(component, annotations, { club: id }).map(([name, story]) => ({
      title: `${component.title}: ${name}`,
      story,
    })),
  );

  test.each(stories)('$title', async ({ story }) => {
    await story.run();
    await settle();
    expect(await violations()).toEqual([]);
  });
});

test('every component has stories', () => {
  const withStories = new Set(componentStories.map(({ name }) => name));
  const components = new Set(Object.keys(files).map((path) => path.split('/').at(-2) ?? path));
  expect([...components].filter((name) => !withStories.has(name))).toEqual([]);
});

test.each(componentStories)('$name belongs to a group and has usage guidance', ({ title, module }) => {
  const usage: UsageNotes | undefined = module.default.parameters?.usage;
  expect(title).toMatch(
    /^(Layout|Typography|Actions|Forms|Feedback|Navigation|Overlays|Shopping|Content|Page)\/[A-Z]/,
  );
  expect(usage?.when).toBeTruthy();
  expect(usage?.do.length).toBeGreaterThan(0);
  expect(usage?.dont.length).toBeGreaterThan(0);
});
