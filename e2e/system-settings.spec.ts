import type { Locator, Page } from '@playwright/test';
import { aProduct, expect, hydrated, test } from './shop';
import { expectVisibleFocus } from './visible-focus';

/** The contrast between the background of an image, which is its most frequent colour, and the colour next to it. */
async function contrastIn(page: Page, image: Locator): Promise<number> {
  const png = (await image.screenshot()).toString('base64');
  return page.evaluate(async (encoded) => {
    const bytes = Uint8Array.from(atob(encoded), (one) => one.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes]));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    if (!canvas) throw new Error('There is no canvas');
    canvas.drawImage(bitmap, 0, 0);
    const { data } = canvas.getImageData(0, 0, bitmap.width, bitmap.height);
    const counts = new Map<string, number>();
    for (let at = 0; at < data.length; at += 4) {
      const color = data.slice(at, at + 3).join();
      counts.set(color, (counts.get(color) ?? 0) + 1);
    }
    const luminance = (color: string) => {
      const [red = 0, green = 0, blue = 0] = color.split(',').map((part) => {
        const share = Number(part) / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    // Rare colours are the smooth edges between two others.
    const frequent = [...counts].filter(([, count]) => count > data.length / 4 / 200);
    const tones = frequent.toSorted(([, one], [, other]) => other - one).map(([color]) => luminance(color));
    const [ground = 0, ...rest] = tones;
    return Math.max(
      1,
      ...rest.map((tone) => (Math.max(tone, ground) + 0.05) / (Math.min(tone, ground) + 0.05)),
    );
  }, png);
}

test.describe('in forced colours', () => {
  test.use({
    contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' },
    colorScheme: 'light',
    images: 'loaded',
  });

  test('logo and focus can be seen', { tag: ['@every-club', '@every-store'] }, async ({ page, shop }) => {
    const found = await aProduct(shop);
    await page.goto(found.url);
    await hydrated(page);
    const logo = page.getByRole('banner').locator('a img').first();
    expect(await contrastIn(page, logo)).toBeGreaterThan(3);
    for (let stop = 0; stop < 8; stop += 1) {
      await page.keyboard.press('Tab');
      await expectVisibleFocus(page);
    }
    const below = page.getByRole('contentinfo').getByRole('img').first();
    await below.scrollIntoViewIfNeeded();
    expect(await contrastIn(page, below)).toBeGreaterThan(3);
  });
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing moves: no animation runs, and the page does not glide', async ({ page, shop }) => {
    const { t } = shop;
    const found = await aProduct(shop);
    await page.addInitScript(() => {
      const moving = new Set<string>();
      Object.assign(globalThis, { moving });
      const look = () => {
        for (const { effect, playState } of document.getAnimations()) {
          const lasts = Number(effect?.getComputedTiming().activeDuration ?? 0);
          if (playState === 'running' && lasts > 1)
            moving.add((effect as KeyframeEffect).target?.className ?? '');
        }
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await page.goto(found.url);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto');
    await page.getByRole('radio', { name: found.variant.size, exact: true }).check();
    await page.getByRole('button', { name: t('Product.AddToBasket'), exact: true }).click();
    const added = page.getByRole('dialog', { name: t('Basket.Added') });
    await expect(added.getByRole('status')).toContainText(found.product.name);
    await expect(added.getByRole('link', { name: t('Basket.View') })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(added).toBeHidden();
    const moved = await page.evaluate(() => [...(globalThis as unknown as { moving: Set<string> }).moving]);
    expect(moved).toEqual([]);
  });
});
