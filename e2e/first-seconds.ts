import type { Locator, Page } from '@playwright/test';
import { type aProduct, expect, type Shop } from './shop';

/** The app's scripts that the page has started. */
export const appScripts = (page: Page): Locator =>
  page.locator('script[src^="/_next/static/"]:not([nomodule])');

const scriptFiles = /\/_next\/static\/.*\.js/;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export const addButton = (page: Page, t: Shop['t']): Locator =>
  page.getByRole('button', { name: t('Product.AddToBasket'), exact: true });

/** Lets the app's scripts arrive as late as on a slow connection. */
export async function delayScripts(page: Page, ms: number): Promise<void> {
  await page.route(scriptFiles, async (route) => {
    await pause(ms);
    await route.continue();
  });
}

/** Holds the app's scripts back. Returns what lets each of them arrive after a time of its own. */
export async function holdScripts(page: Page, delayOf: (index: number) => number): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  let count = 0;
  await page.route(scriptFiles, async (route) => {
    const delay = delayOf(count++);
    await released;
    await pause(delay);
    await route.continue();
  });
  return release;
}

/** Chooses a radio and taps a button as fast as a browser can, both before the app listens. */
export async function tapBeforeTheApp(page: Page, radio: Locator, button: Locator): Promise<void> {
  const placeOf = async (target: Locator) => {
    const box = await target.boundingBox();
    if (!box) throw new Error('It is not on the screen');
    return [box.x + box.width / 2, box.y + box.height / 2] as const;
  };
  for (const target of [radio, button]) await target.scrollIntoViewIfNeeded();
  const [first, second] = [await placeOf(radio), await placeOf(button)];
  await page.mouse.click(...first);
  await page.mouse.click(...second);
}

/** The basket contains the product once, in the size that was chosen. */
export async function expectOneInBasket(
  page: Page,
  { t }: Shop,
  { variant, product }: Awaited<ReturnType<typeof aProduct>>,
): Promise<void> {
  const drawer = page.getByRole('dialog', { name: t('Basket.Added') });
  await expect(drawer.getByRole('listitem')).toContainText(product.name);
  await expect(drawer.getByText(`${t('Basket.Property.Size')}: ${variant.size}`)).toBeVisible();
  await expect(
    page
      .getByRole('link', { name: t('Accessibility.Basket.One', { count: 1 }), includeHidden: true })
      .first(),
  ).toBeAttached();
}
