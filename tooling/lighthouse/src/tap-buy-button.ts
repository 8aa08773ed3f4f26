import type { Page } from '@playwright/test';

/** What the button says in the shops that are measured. `BUY_BUTTON` names another one. */
const texts = [
  'add to (basket|cart|bag)',
  'læg i (kurv|kurven)',
  'tilføj til kurv',
  'añadir a la (cesta|bolsa)',
];
const buyText = new RegExp(process.env.BUY_BUTTON ?? texts.join('|'), 'i');
const answeredWithinMs = 15_000;
/** How long the page is left to itself before the second tap: its scripts have started meanwhile. */
const pauseMs = 2_500;

/**
 * Taps the button that adds to the basket twice: as the first touch, and when scripts that wait for one have started.
 * Returns the milliseconds from the first tap until a change that it caused is on the screen; NaN if there is no such
 * button, or nothing changes.
 */
export async function tapBuyButton(page: Page): Promise<number> {
  const button = page.getByRole('button', { name: buyText }).first();
  if ((await button.count()) === 0) return Number.NaN;
  await button.evaluate((element) => element.scrollIntoView({ block: 'nearest', behavior: 'instant' }));
  await page.evaluate(keepFrames);
  await page.evaluate(watchFirstTap);
  await button.tap({ noWaitAfter: true });
  const answered = page.waitForFunction(() => globalThis.observed.answer, null, {
    timeout: answeredWithinMs,
  });
  const tap = await answered.then((handle) => handle.jsonValue()).catch(() => Number.NaN);
  await page.waitForTimeout(pauseMs);
  await button.tap({ noWaitAfter: true, timeout: answeredWithinMs, force: true });
  await page.waitForTimeout(pauseMs);
  return tap ?? Number.NaN;
}

/**
 * Runs in the page: moves a pixel for ever. A browser without a screen says when a frame was shown only with the next
 * one, and a page in which nothing moves has none: interactions seemed to take until the scripts had run.
 */
function keepFrames() {
  const pixel = document.createElement('div');
  pixel.style.cssText =
    'position:fixed;inset:0 auto auto 0;inline-size:1px;block-size:1px;z-index:9999;background:gray;pointer-events:none';
  document.body.append(pixel);
  const moves = [{ transform: 'none' }, { transform: 'translateX(1px)' }];
  pixel.animate(moves, { duration: 400, iterations: Number.POSITIVE_INFINITY });
}

/**
 * Runs in the page: notes how long after the next tap the page has changed, and the change has been painted. Its functions
 * have no names, because the build tool would add a call for each name that the page does not know.
 */
function watchFirstTap() {
  addEventListener(
    'pointerdown',
    ({ timeStamp }) => {
      new MutationObserver((_changes, observer) => {
        observer.disconnect();
        requestAnimationFrame(() =>
          setTimeout(() => {
            globalThis.observed.answer = performance.now() - timeStamp;
          }),
        );
      }).observe(document.body, {
        subtree: true,
        childList: true,
        attributes: true,
        characterData: true,
      });
    },
    { capture: true, once: true },
  );
}
