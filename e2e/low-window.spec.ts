import { settingsOf } from './main-navigation';
import { aProduct, expect, hydrated, test } from './shop';
import { expectVisibleFocus } from './visible-focus';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Runs in the page. Which share of the window is covered by what does not scroll with the page. */
function coveredShare(): number {
  const isFixed = (element: Element | null): boolean =>
    element !== null &&
    (['fixed', 'sticky'].includes(getComputedStyle(element).position) || isFixed(element.parentElement));
  const steps = Array.from({ length: 20 }, (_, step) => (step + 0.5) / 20);
  const points = steps.flatMap((x) => steps.map((y) => [x * innerWidth, y * innerHeight] as const));
  const covered = points.filter(([x, y]) => isFixed(document.elementFromPoint(x, y)));
  return covered.length / points.length;
}

for (const [width, height] of [
  [320, 256],
  [640, 450],
  [740, 360],
] as const) {
  test.describe(`in a window of ${width} × ${height} px`, () => {
    test.use({ viewport: { width, height } });

    test('nothing stays in front of a scrolled product page', {
      tag: ['@every-club', '@every-store'],
    }, async ({ page, shop }) => {
      const found = await aProduct(shop);
      await page.goto(found.url);
      const add = page.getByRole('button', { name: shop.t('Product.AddToBasket'), exact: true });
      await add.scrollIntoViewIfNeeded();
      await page.evaluate(() => scrollBy(0, 40));
      expect(await page.evaluate(coveredShare)).toBe(0);
      const details = page.getByRole('heading', { name: shop.t('Product.Description') });
      const [button, below] = [await add.boundingBox(), await details.boundingBox()];
      expect(button?.y).toBeLessThan(below?.y ?? 0);
    });
  });
}

test.describe('at 400 % zoom with the consent banner open', () => {
  test.use({ viewport: { width: 320, height: 256 }, consent: 'asked' });

  test('the banner leaves half of the window, and no focused control is behind it', async ({
    page,
    shop,
  }) => {
    const { t } = shop;
    const { footer } = await settingsOf(shop);
    await page.goto((await aProduct(shop)).url);
    await hydrated(page);
    const banner = page.getByRole('region', { name: t('Cookie.Heading') });
    await expect(banner).toBeVisible();
    expect((await banner.boundingBox())?.height).toBeLessThanOrEqual(128);
    const last = page
      .getByRole('contentinfo')
      .getByText(footer.view.links[0]?.headline ?? '')
      .first();
    const isReached = () =>
      last.evaluate((one) => one.contains(document.activeElement) || document.activeElement?.contains(one));
    for (let stop = 0; stop < 80 && !(await isReached()); stop += 1) {
      await page.keyboard.press('Tab');
      await expectVisibleFocus(page);
    }
    expect(await isReached()).toBe(true);
  });
});
