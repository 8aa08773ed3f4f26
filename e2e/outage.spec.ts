import type { Page } from '@playwright/test';
import { expectNoViolations } from './accessibility';
import { startFaultyApi } from './faulty-api';
import { services } from './platform';
import { startSeparateShop } from './separate-shop';
import { aProduct, expect, hydrated, openShop, test } from './shop';
import { startSwitchableApi } from './switchable-api';

/** A page that still loads a part of its code would report the end of its shop as an error. */
const leave = (page: Page) => page.goto('about:blank');

test('pages stay available while the API is down; the basket shows an error and recovers by itself', async ({
  page,
  shop,
  expectedErrors,
}, testInfo) => {
  expectedErrors.push(/status of 502 .*\/api\/baskets\//);
  test.setTimeout(480_000);
  const { t, home } = shop;
  const found = await aProduct(shop);
  const { url, api, stop } = await startSeparateShop(
    shop,
    await startSwitchableApi(services.api.url),
    testInfo,
  );
  const heading = page.getByRole('heading', { level: 1 });
  const pages = [home, found.categoryUrl, found.url, `${home}cart/`];
  try {
    for (const path of pages) await page.goto(url + path);
    await page.goto(url + found.url);
    await page.getByRole('radio', { name: found.variant.size, exact: true }).check();
    await page.getByRole('button', { name: t('Product.AddToBasket'), exact: true }).click();
    await page.getByRole('link', { name: t('Basket.View') }).click();
    const lines = page.getByRole('list', { name: t('Basket.Lines') }).getByRole('listitem');
    await expect(lines).toHaveCount(1);

    await api.goAway();
    for (const path of pages) {
      const response = await page.goto(url + path);
      expect(response?.status(), path).toBe(200);
      await expect(heading.first(), path).toBeVisible();
    }
    await expect(page.getByRole('main').getByText(t('Basket.Load.Failed'))).toBeVisible();
    await expect(page.getByRole('button', { name: t('Basket.Retry') })).toBeVisible();

    await page.goto(url + found.url);
    await page.getByRole('radio', { name: found.variant.size, exact: true }).check();
    await page.getByRole('button', { name: t('Product.AddToBasket'), exact: true }).click();
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    await page.goto(`${url}${home}cart/`);
    await expect(page.getByRole('main').getByText(t('Basket.Load.Failed'))).toBeVisible();

    await api.comeBack();
    await expect(lines).toHaveCount(1);
    await expect(page.getByRole('main').getByText(t('Basket.Load.Failed'))).toHaveCount(0);
    await leave(page);
  } finally {
    await stop();
  }
});

test('a page that fails answers 500 with the error page in its HTML, in its language (S2.24, S8.3)', async ({
  page,
  shop,
  expectedErrors,
}, testInfo) => {
  expectedErrors.push(/status of 50[02] .*\/(p-[\w-]+\/|api\/baskets\/?.*)$/);
  test.setTimeout(480_000);
  const { t } = shop;
  const languages = [shop, await openShop(shop.clubId, 1)];
  const found = await aProduct(shop);
  const { url, api, stop } = await startSeparateShop(
    shop,
    await startSwitchableApi(services.api.url),
    testInfo,
  );
  const product = `${shop.home}p-${found.variant.id}/`;
  try {
    for (const { home } of languages) expect((await fetch(url + home)).status).toBe(200);
    await api.goAway();
    for (const { home, culture, t } of languages) {
      for (const path of [`p-${found.variant.id}/`, 'c-1/', 'never/asked/for/']) {
        const response = await fetch(`${url}${home}${path}`);
        const html = await response.text();
        expect(response.status, path).toBe(500);
        expect(response.headers.get('Cache-Control'), path).toContain('no-store');
        expect(html, path).toContain(`<html lang="${culture}-`);
        expect(html, path).toMatch(new RegExp(`<h1[^>]*>${t('Error.Heading')}</h1>`));
      }
    }
    await page.goto(url + product);
    await expect(page.getByRole('heading', { level: 1, name: t('Error.Heading') })).toBeVisible();
    await expectNoViolations(page);
    await api.comeBack();
    await page.getByRole('link', { name: t('Error.Retry') }).click();
    await expect(page.getByRole('heading', { level: 1, name: found.product.name })).toBeVisible();
    await hydrated(page);
    await leave(page);
  } finally {
    await stop();
  }
});

test('an exception of the server is sent to the log, with its page and without its query (S8.13)', async ({
  shop,
}, testInfo) => {
  test.setTimeout(480_000);
  const { variant } = await aProduct(shop);
  const faulty = await startFaultyApi(services.api.url, (path) => path.includes('/products/variant/'));
  const { url, api, stop } = await startSeparateShop(shop, faulty, testInfo);
  try {
    const page = `${shop.home}p-${variant.id}/`;
    expect((await fetch(`${url}${page}?email=fan@shop.example`)).status).toBe(500);
    await expect.poll(() => api.reports).toMatchObject([{ level: 'error', url: url + page }]);
    expect(api.reports[0]?.message).toMatch(/^ApiError/);
  } finally {
    await stop();
  }
});
