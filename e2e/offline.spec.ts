import { aProduct, expect, test } from './shop';

test.use({ serviceWorkers: 'allow', images: 'loaded' });

test('a page requested without a connection shows the offline page and loads when the connection returns', async ({
  page,
  context,
  shop,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED/);
  const { t } = shop;
  const { url, product } = await aProduct(shop);
  await page.goto(shop.home);
  await expect.poll(() => page.evaluate(isKept, `${shop.home}offline/`)).toBe(true);
  await context.setOffline(true);
  await page.goto(url);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(t('Error.Offline.Heading'));
  await expect(page.getByRole('link', { name: t('Error.Retry') })).toBeVisible();
  const { fontFamily } = await heading.evaluate((element) => getComputedStyle(element));
  expect(fontFamily, 'the styles were kept too').not.toContain('Times');
  await context.setOffline(false);
  await expect(heading).toHaveText(product.name);
  await expect(page).toHaveURL(url);
});

async function isKept(offlinePage: string): Promise<boolean> {
  const kept = await caches.open('offline');
  return navigator.serviceWorker.controller !== null && Boolean(await kept.match(offlinePage));
}
