import { type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { commands, page } from 'vitest/browser';
import { clubs } from '../src/clubs/clubs';
import { Cell, cellContent } from '../src/matrix/cell';
import { componentStories } from '../src/matrix/story-modules';
import { annotations } from '../src/toolbar/annotations';
import { settle } from './settle';

let root: ReturnType<typeof createRoot>;
let container: HTMLElement;

beforeAll(() => commands.emulate({ reducedMotion: 'reduce' }));

beforeEach(() => {
  container = document.createElement('div');
  document.body.replaceChildren(container);
  root = createRoot(container);
});

afterEach(() => root.unmount());

const show = (content: ReactNode) => flushSync(() => root.render(content));

describe.each(clubs)('$id', (club) => {
  test.each(componentStories)('$name looks as in its baseline', async (component) => {
    const { place, stories } = cellContent(component, club.id, annotations);
    await page.viewport(place.width, place.height);
    show(<Cell stories={stories} />);
    await settle(container);
    if (!place.framed) {
      await page.viewport(place.width, Math.max(1, Math.ceil(container.getBoundingClientRect().height)));
    }
    expect(await commands.compareWithBaseline(component.name, club.id)).toBe('');
  });
});
