import { findFreePort } from '@matchday/launcher/free-port';
import { shopPart } from '@matchday/launcher/parts';
import { waitUntilReady } from '@matchday/launcher/ready';
import { readSecrets } from '@matchday/launcher/secrets';
import { createSupervisor } from '@matchday/launcher/supervisor';
import type { TestInfo } from '@playwright/test';
import { dataDirectory, services, testBuild } from './platform';
import { aProduct, expect, type Shop, test } from './shop';
import { startSwitchableApi } from './switchable-api';

const readyMs = 180_000;

/** A separate shop of the club whose API can be stopped and started. */
async function startSeparateShop({ clubId }: Shop, testInfo: TestInfo) {
  const club = services.clubs.find(({ id }) => id === clubId);
  if (!club) throw new Error(`There is no club ${clubId}`);
  const api = await startSwitchableApi(services.api.url);
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const supervisor = createSupervisor({ logDirectory: testInfo.outputPath('logs'), graceMs: 8_000 });
  const part = shopPart(
    { ...club, port, url },
    {
      services: { ...services, api: { ...services.api, url: api.url } },
      secrets: readSecrets(process.env.DATA_DIR ?? dataDirectory),
      dataDirectory,
      dev: false,
    },
  );
  supervisor.start({ ...part, env: { ...part.env, ...testBuild } });
  await Promise.race([waitUntilReady(`${url}/`, readyMs), supervisor.failure]);
  const stop = async () => {
    await supervisor.stop();
    await api.stop();
  };
  return { url, api, stop };
}

test('pages stay available while the API is down; the basket shows an error and recovers by itself', async ({
  page,
  shop,
  expectedErrors,
}, testInfo) => {
  expectedErrors.push(/status of 502 .*\/api\/baskets\//);
  test.setTimeout(480_000);
  const { t, home } = shop;
  const found = await aProduct(shop);
  const { url, api, stop } = await startSeparateShop(shop, testInfo);
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
  } finally {
    await stop();
  }
});
