import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { commands, page } from 'vitest/browser';
import { clubs } from '../src/clubs/clubs';
import { cellContent } from '../src/matrix/cell';
import { componentStories } from '../src/matrix/story-modules';
import { annotations } from '../src/toolbar/annotations';
import { sampledClubs } from './sampled-clubs';
import { settle } from './settle';

/** At 200 % zoom, a window of 1280 by 900 CSS pixels has half as many in each direction. */
const zoomed = [640, 450] as const;

const cases = clubs.flatMap((club) =>
  componentStories.map((component) => ({
    club: club.id,
    title: component.title,
    run: async () => {
      const { stories } = cellContent(component, { club: club.id }, annotations);
      await stories[0].run();
      await settle();
    },
  })),
);

/** Running animations that are longer than a blink. */
const moving = () =>
  document
    .getAnimations()
    .filter(({ playState }) => playState === 'running')
    .map(({ effect }) => effect?.getComputedTiming())
    .filter((timing) => Number(timing?.duration) > 1);

describe.each(clubs)('$id', ({ id }) => {
  const own = cases.filter(({ club }) => club === id);

  describe('at 200 % zoom', () => {
    beforeAll(() => page.viewport(...zoomed));

    test.each(own)('$title does not scroll sideways', async ({ run }) => {
      await run();
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(zoomed[0]);
    });
  });
});

describe.each(sampledClubs)('$id with reduced motion', ({ id }) => {
  beforeAll(() => commands.emulate({ reducedMotion: 'reduce' }));
  afterAll(() => commands.emulate({}));

  test.each(cases.filter(({ club }) => club === id))('$title does not move', async ({ run }) => {
    await run();
    expect(moving()).toEqual([]);
  });
});
