import axe from 'axe-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { clubs } from '../src/clubs/clubs';
import { componentStories, composed } from '../src/matrix/story-modules';
import { annotations } from '../src/toolbar/annotations';
import { settle } from './settle';

beforeEach(() => page.viewport(1280, 900));

async function violations() {
  const found = await axe.run(document.body, {
    rules: { region: { enabled: false } },
    resultTypes: ['violations'],
  });
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`);
}

const stories = clubs.flatMap((club) =>
  componentStories.flatMap((component) =>
    composed(component, annotations, { club: club.id }).map(([name, story]) => ({
      club: club.id,
      title: `${component.title}: ${name}`,
      story,
    })),
  ),
);

describe.each(clubs)('$id', ({ id }) => {
  test.each(stories.filter(({ club }) => club === id))('$title', async ({ story }) => {
    await story.run();
    await settle();
    expect(await violations()).toEqual([]);
  });
});
