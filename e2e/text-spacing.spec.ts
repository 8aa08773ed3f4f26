import type { Page } from '@playwright/test';
import { navigationRow } from './navigation-row';
import { cutTexts, overflowOf } from './overflow';
import { addToBasket, aProduct, expect, test } from './shop';

/** The values that a visitor must be able to set (WCAG 1.4.12). */
const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }
`;

async function expectWholeTexts(page: Page, name: string) {
  await page.addStyleTag({ content: spacing });
  for (const width of [320, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const at = `${name} at ${width} px`;
    expect(await overflowOf(page), at).toBeLessThanOrEqual(0);
    expect(await cutTexts(page), at).toEqual([]);
    if (width >= 1024) expect((await navigationRow(page)).faults, at).toEqual([]);
  }
}

test('every text is whole at the text spacing of WCAG 1.4.12', {
  tag: ['@every-club', '@every-store'],
}, async ({ page, shop }) => {
  const { t } = shop;
  const found = await aProduct(shop);
  for (const path of [shop.home, found.categoryUrl, found.url]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible();
    await expectWholeTexts(page, path);
  }
  await addToBasket(page, shop, found);
  await expect(page.getByRole('list', { name: t('Basket.Lines') })).toContainText(found.product.name);
  await expectWholeTexts(page, 'basket');
  await page.getByRole('link', { name: t('Basket.ToCheckout') }).click();
  await expect(page.getByRole('group', { name: t('Checkout.Delivery.Choose') })).toBeVisible();
  await expectWholeTexts(page, 'checkout');
});
