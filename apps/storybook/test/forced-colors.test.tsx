import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { commands, page } from 'vitest/browser';
import { cellContent } from '../src/matrix/cell';
import { componentStories } from '../src/matrix/story-modules';
import { annotations } from '../src/toolbar/annotations';
import { isBounded, looks } from './forced-colors/look';
import { statesOnPage } from './forced-colors/states';
import { sampledClubs } from './sampled-clubs';
import { settle } from './settle';

const still = { reducedMotion: 'reduce' } as const;

/** Elements that must have a visible boundary. */
const things =
  'button, a, input, select, textarea, dialog, [popover], [role=dialog], [role=menu], [role=listbox], [role=tooltip], [role=status], [role=alert], [data-kind]';
const focusable = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const nextFrame = () => new Promise(requestAnimationFrame);
const named = (element: Element) => element.outerHTML.slice(0, 140);

beforeAll(async () => {
  await page.viewport(1280, 900);
  // Changes are inspected synchronously.
  const style = document.head.appendChild(document.createElement('style'));
  style.textContent = '*, *::before, *::after { transition-property: none !important; }';
});
afterAll(() => commands.emulate({}));

/** Elements whose boundary is no longer visible. */
async function lostBoundaries() {
  await commands.emulate(still);
  const bounded = all(things).filter(isBounded);
  await commands.emulate({ ...still, forcedColors: 'active' });
  return bounded.filter((element) => !isBounded(element)).map((element) => `boundary of ${named(element)}`);
}

/** States that look the same when they are absent. Controls that the system draws show their states themselves. */
function lostStates() {
  return statesOnPage()
    .filter(({ element }) => getComputedStyle(element).appearance !== 'auto')
    .filter(({ element, without }) => {
      const look = () => looks(element);
      return look() === without(look);
    })
    .map(({ element, name }) => `${name} of ${named(element)}`);
}

/** Elements that look the same with and without focus. */
async function lostRings() {
  const lost: string[] = [];
  for (const element of all(focusable).filter((one) => !one.matches(':disabled, [tabindex="-1"]'))) {
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    element.blur();
    await nextFrame();
    // An overlay that traps the focus takes it back immediately; there `data-focused` is a state.
    if (document.activeElement === element) continue;
    const before = looks(element);
    element.focus({ focusVisible: true, preventScroll: true });
    await nextFrame();
    if (document.activeElement === element && looks(element) === before)
      lost.push(`focus of ${named(element)}`);
  }
  return lost;
}

describe.each(sampledClubs)('$id', ({ id }) => {
  test.each(componentStories)(
    '$title keeps boundaries, states and focus visible in forced colours',
    async (component) => {
      const lost: string[] = [];
      for (const story of cellContent(component, { club: id }, annotations).stories) {
        await story.run();
        await settle();
        lost.push(...(await lostBoundaries()), ...lostStates(), ...(await lostRings()));
      }
      expect(lost).toEqual([]);
    },
  );
});
