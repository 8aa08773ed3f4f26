import type { Page } from '@playwright/test';

/** The current layout of the main navigation row. */
export interface NavigationRow {
  /** The entries in the row, and the entries in the overflow menu, by name. */
  shown: string[];
  folded: string[];
  /** Header controls that overlap, are cut off or are smaller than 24 px. */
  faults: string[];
}

export const navigationRow = (page: Page): Promise<NavigationRow> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const list = document.querySelector('header nav > ul');
    if (!list) throw new Error('There is no main navigation');
    const row = list.getBoundingClientRect();
    const isInRow = (element: Element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return top < row.bottom - 1 && bottom > row.top + 1;
    };
    const nameOf = (element: Element) => element.textContent || element.getAttribute('aria-label') || '';
    const entries = [...list.querySelectorAll(':scope > li > a')];
    const controls = [...document.querySelectorAll('header :is(a, button, summary)')].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        (!list.contains(element) || isInRow(element)),
    );

    const areOver = (one: Element, other: Element) => {
      const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
      const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      return width > 0.5 && Math.min(a.bottom, b.bottom) > Math.max(a.top, b.top);
    };
    const isOneEntry = (one: Element, other: Element) => one.closest('li') === other.closest('li');
    const overlaps = controls.flatMap((one, index) =>
      controls
        .slice(index + 1)
        .filter((other) => areOver(one, other) && !(list.contains(one) && isOneEntry(one, other)))
        .map((other) => `${nameOf(one)} overlaps ${nameOf(other)}`),
    );
    const cut = controls.filter((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const whole = list.contains(element) ? row : new DOMRect(0, 0, innerWidth, innerHeight);
      const isOutside =
        Math.min(left - whole.left, whole.right - right, top - whole.top, whole.bottom - bottom) < -0.5;
      return isOutside || (entries.includes(element) && element.scrollWidth > element.clientWidth);
    });
    const isSmall = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return Math.min(width, height) < 24;
    };
    return {
      shown: entries.filter(isInRow).map(nameOf),
      folded: entries.filter((entry) => !isInRow(entry)).map(nameOf),
      faults: [
        ...overlaps,
        ...cut.map((element) => `${nameOf(element)} is cut off`),
        ...controls.filter(isSmall).map((element) => `${nameOf(element)} is too small a target`),
      ],
    };
  });
