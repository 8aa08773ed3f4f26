import { expect, hydrated, test } from './shop';

test('a page that was fetched is shown at once, even if time stands still (S9.11)', async ({
  page,
  shop,
}) => {
  const { t, home } = shop;
  await page.clock.install();
  await page.goto(home);
  await hydrated(page);
  const loaded = await page.evaluate(() => performance.timeOrigin);
  await page.clock.pauseAt(Date.now() + 60_000);
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('Accessibility.Basket.Empty') })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: t('Basket.Title') })).toBeVisible();
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(loaded);
});
