import { composeStory } from '@storybook/react-vite';
import { beforeAll, describe, expect, test } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { clubs } from '../src/clubs/clubs';
import { Cell, type CellContent, cellContent } from '../src/matrix/cell';
import { componentStories } from '../src/matrix/story-modules';
import { annotations } from '../src/toolbar/annotations';
import { settle } from './settle';

beforeAll(() => commands.emulate({ reducedMotion: 'reduce' }));

/** The element to capture: the one in a separate frame, or the whole cell. */
const whole = ({ place, stories }: CellContent) =>
  place.framed ? stories[0] : composeStory({ render: () => <Cell stories={stories} /> }, {});

/** The browser draws the controls of a video, differently in each version. */
function leaveControlsOut() {
  for (const film of document.querySelectorAll('video')) film.controls = false;
}

describe.each(clubs)('$id', (club) => {
  test.each(componentStories)('$name matches its baseline', async (component) => {
    const content = cellContent(component, { club: club.id }, annotations);
    const { width, height, framed } = content.place;
    await page.viewport(width, height);
    // After a key, the browser shows where the focus is; what the last test ended with must not decide it.
    await userEvent.keyboard('{Escape}');
    // A late resize event would close an open list.
    await settle();
    await whole(content).run();
    leaveControlsOut();
    await settle();
    if (!framed) {
      await page.viewport(width, Math.ceil(document.querySelector('[data-cell]')?.clientHeight ?? height));
    }
    expect(await commands.compareWithBaseline(component.name, club.id)).toBe('');
  });
});
