import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { clubs } from '../src/clubs/clubs';
import { componentStories } from '../src/matrix/story-modules';
import { stressStories } from '../src/matrix/stress';
import { sampledClubs } from './sampled-clubs';
import { settle } from './settle';
import { violations } from './violations';

const wide = [1280, 900] as const;
const narrow = [640, 450] as const;

const scrollWidth = () => document.documentElement.scrollWidth;

beforeEach(() => page.viewport(...wide));

describe.each(clubs)('$id', (club) => {
  // A brand changes lengths and colours, not the direction.
  const directions = sampledClubs.includes(club) ? 'both' : 'usual';
  const stories = componentStories.flatMap((component) => stressStories(component, club.id, directions));

  test.each(stories)('$title', async ({ story }) => {
    await story.run();
    await settle();
    expect(await violations()).toEqual([]);
    expect(scrollWidth()).toBeLessThanOrEqual(wide[0]);
    await page.viewport(...narrow);
    expect(scrollWidth()).toBeLessThanOrEqual(narrow[0]);
  });
});
