import type { Page } from '@playwright/test';

/** The number of pixels by which the page is wider than the screen, with the brand's fonts loaded. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    return document.documentElement.scrollWidth - innerWidth;
  });

/** Finds texts that a box cuts off, other than one that scrolls. The main navigation moves what it cuts off into its menu. */
export const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isCut = (text: Node) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      const inner = range.getBoundingClientRect();
      for (let box = text.parentElement; box; box = box.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(box);
        const outer = box.getBoundingClientRect();
        // Hidden from the eye on purpose, or it scrolls.
        if (outer.width <= 1 || /auto|scroll/.test(`${overflowX} ${overflowY}`)) return false;
        const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
        if (hides(overflowX) && Math.max(outer.left - inner.left, inner.right - outer.right) > 1) return true;
        if (hides(overflowY) && Math.max(outer.top - inner.top, inner.bottom - outer.bottom) > 1) return true;
      }
      return false;
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, (text) =>
      text.textContent?.trim() &&
      text.parentElement?.checkVisibility({ visibilityProperty: true }) &&
      !text.parentElement.closest('header nav')
        ? NodeFilter.FILTER_ACCEPT
        : NodeFilter.FILTER_SKIP,
    );
    const found: string[] = [];
    while (texts.nextNode()) if (isCut(texts.currentNode)) found.push(texts.currentNode.textContent ?? '');
    return found;
  });
