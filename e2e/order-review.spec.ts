import { addToBasket, aProduct, expect, test } from './shop';

test.use({ viewport: { width: 360, height: 740 } });

test('on a phone, goods and sums stand directly above the button that orders', async ({ page, shop }) => {
  const { t } = shop;
  const found = await aProduct(shop);
  await addToBasket(page, shop, found);
  await page.goto(`${shop.home}checkout/`);
  const review = page.getByRole('region', { name: t('Checkout.Summary') });
  await expect(review.getByRole('listitem')).toContainText(found.product.name);
  const [order = ''] = t('Checkout.Pay').split('{total}');
  const button = page.getByRole('button', { name: order.trim() });
  const total = review.locator('dt').last();
  await expect(total).toHaveText(t('Basket.Total'));
  const [above, below] = await Promise.all([review.boundingBox(), button.boundingBox()]);
  const gap = (below?.y ?? 0) - ((above?.y ?? 0) + (above?.height ?? 0));
  expect(gap).toBeGreaterThan(0);
  expect(gap).toBeLessThan(150);
});
