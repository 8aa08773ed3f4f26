import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { overflowOf } from './overflow';

const widths = [320, 360, 640, 768, 1024, 1180, 1280, 1440];

/** Rules beyond WCAG that every page follows: all content is in a landmark, and no two landmarks have one name. */
const practices = { 'landmark-unique': { enabled: true }, region: { enabled: true } };

/** Fails if the page, or a part of it, violates WCAG 2.2 AA in its current state. */
export async function expectNoViolations(page: Page, name?: string, part = 'html'): Promise<void> {
  expect(await violationsOf(page, part), name).toEqual([]);
}

/** The violations of WCAG 2.2 AA in the page's current state, each as its rule and its first element. */
export async function violationsOf(page: Page, part = 'html'): Promise<string[]> {
  // A control under the sticky header would count as too small.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await settled(page);
  // Passed checks are not read, and no page embeds another, so axe need not open a page of its own.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'], rules: practices })
    .include(part)
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}

/** Waits until what fades in or moves has arrived: text that is half transparent has too little contrast. */
const settled = (page: Page) =>
  page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(
        ({ effect, playState }) =>
          playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
      );
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });

/** Fails if the page violates WCAG 2.2 AA or overflows the screen, including at 400 % zoom. */
export async function expectAccessible(page: Page, name: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const overflow = await overflowOf(page);
    expect(overflow, `${name} at ${width}px is wider than the screen`).toBeLessThanOrEqual(0);
  }
  await expectNoViolations(page, name);
}
