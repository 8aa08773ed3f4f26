import type { Page } from '@playwright/test';
import { aProduct, expect, hydrated, test } from './shop';

test('an image opens on the page, arrow keys show the next one, and Escape returns to the gallery', async ({
  page,
  shop,
}) => {
  const { t } = shop;
  const { product, url } = await aProduct(shop, (id) => id.includes('shirt') || id.includes('jersey'));
  expect(product.images.length).toBeGreaterThan(1);
  await page.goto(url);
  const gallery = page.getByRole('region', { name: t('Product.Gallery', { name: product.name }) });
  // Before the app listens, the link leads to the image itself.
  await hydrated(page);
  await gallery.hover();
  const first = gallery.getByRole('link').first();
  const dialog = page.getByRole('dialog', { name: t('Product.Gallery', { name: product.name }) });
  await expect(async () => {
    await first.press('Enter');
    await expect(dialog).toBeVisible({ timeout: 3_000 });
  }).toPass();
  const place = dialog.getByRole('status');
  await expect(place).toContainText(`1 / ${product.images.length}`);
  await dialog.getByRole('button', { name: t('Product.Gallery.Next') }).click();
  await expect(place).toContainText('2 /');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(first).toBeFocused();
});

test('a product carousel moves forwards and backwards with its buttons', async ({ page, shop }) => {
  const { t } = shop;
  await page.setViewportSize({ width: 1024, height: 800 });
  await page.goto(shop.home);
  const row = page
    .locator('section')
    .filter({ has: page.getByRole('button', { name: t('Accessibility.Carousel.Next') }) });
  const section = row.first();
  const last = section.getByRole('listitem').last();
  const next = section.getByRole('button', { name: t('Accessibility.Carousel.Next') });
  const previous = section.getByRole('button', { name: t('Accessibility.Carousel.Previous') });
  await section.scrollIntoViewIfNeeded();
  await expect(previous).toHaveAttribute('aria-disabled', 'true');
  await expect(async () => {
    if (!(await next.getAttribute('aria-disabled'))) await next.click();
    await expect(last).toBeInViewport({ ratio: 0.5, timeout: 1_000 });
  }).toPass();
  await previous.click();
  await expect(next).not.toHaveAttribute('aria-disabled', 'true');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  /** Answers requests for a gallery's images, the first one after `deliver`, and records which are requested. */
  async function galleryImages(page: Page, images: readonly { url: string }[]) {
    const names = images.map(({ url }) => new URL(url, 'http://shop').pathname);
    const asked = new Set<number>();
    let deliver = () => {};
    const delivered = new Promise<void>((resolve) => {
      deliver = resolve;
    });
    await page.route(/\/media\//, async (route) => {
      const at = names.indexOf(new URL(route.request().url()).pathname);
      if (at >= 0) asked.add(at);
      if (at === 0) await delivered;
      await route.fallback();
    });
    return { asked, deliver };
  }

  test('later images wait until the first one has loaded', async ({ page, shop }) => {
    const { product, url } = await aProduct(shop, (id) => id.includes('shirt') || id.includes('jersey'));
    const { asked, deliver } = await galleryImages(page, product.images);
    await page.goto(url, { waitUntil: 'domcontentloaded' });
    await hydrated(page);
    expect([...asked]).toEqual([0]);
    deliver();
    await expect.poll(() => [...asked]).toContain(1);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('the gallery contains every image', async ({ page, shop }) => {
      const { product, url } = await aProduct(shop, (id) => id.includes('shirt') || id.includes('jersey'));
      const { asked, deliver } = await galleryImages(page, product.images);
      deliver();
      await page.goto(url);
      const gallery = page.getByRole('region', { name: shop.t('Product.Gallery', { name: product.name }) });
      await expect(gallery.getByRole('img')).toHaveCount(product.images.length);
      await expect.poll(() => [...asked]).toContain(1);
    });
  });
});
