import { aCategory } from './category-page';
import { addButton, appScripts, expectOneInBasket, holdScripts, tapBeforeTheApp } from './first-seconds';
import { aPrintedProduct, sizeRadio } from './product-page';
import { rawRequest } from './raw-request';
import { aProduct, expect, hydrated, test } from './shop';

test.use({ scripts: 'late' });

test('the app’s scripts start with the first sign of a person', async ({ page, shop }) => {
  const { url } = await aProduct(shop);
  await page.goto(url);
  expect(await appScripts(page).count()).toBe(0);
  await page.mouse.move(300, 300);
  await expect.poll(() => appScripts(page).count()).toBeGreaterThan(3);
  await hydrated(page);
});

test('the first screen needs no style sheet', async ({ page, shop }) => {
  const { url, product } = await aProduct(shop);
  const sheet = /\.css(?:\?|$)/;
  await page.goto(url);
  const heading = page.getByRole('heading', { level: 1, name: product.name });
  const looks = () => heading.evaluate((element) => getComputedStyle(element).fontFamily);
  const styled = await looks();
  const asked = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  expect(asked.filter((name) => sheet.test(name))).toEqual([]);

  await page.route(sheet, (route) => route.abort());
  await page.goto(url);
  expect(await looks()).toBe(styled);
});

test('the app takes over a page whose style sheet does not arrive', async ({ page, shop }) => {
  const { url, variant } = await aProduct(shop);
  await page.route(/\.css(?:\?|$)/, () => {});
  await page.goto(url);
  await sizeRadio(page, variant.size).check();
  await expect(page).toHaveURL(new RegExp(`/p-${variant.id}/$`));
});

test('without a person they start when the page has been idle', async ({ page, shop }) => {
  await page.goto(shop.home);
  expect(await appScripts(page).count()).toBe(0);
  await page.waitForFunction(() => 'dataLayer' in window);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('links and forms work', async ({ page, shop }) => {
    const { t, home } = shop;
    const { url } = await aCategory(shop);
    await page.goto(url);
    await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
    await expect(page).toHaveURL(/\/p-/);
    // Before the style sheet applies, the header shows what belongs to phones too.
    await page.waitForLoadState();
    await page
      .getByRole('banner')
      .getByRole('button', { name: t('Header.Search') })
      .click();
    await expect(page).toHaveURL(new RegExp(`${home}search-page/`));
    await page.getByRole('main').getByRole('searchbox').fill('a');
    await page.getByRole('main').getByRole('searchbox').press('Enter');
    await expect(page).toHaveURL(/search-page\/\?q=a/);
  });
});

test('a shirt gets into the basket even if the app’s scripts cannot be loaded', async ({
  page,
  shop,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED/);
  const { url, variant, product } = await aProduct(shop);
  const scripts = /\/_next\/static\/.*\.js/;
  await page.route(scripts, (route) => route.abort());
  await page.goto(url);
  await sizeRadio(page, variant.size).check();
  await addButton(page, shop.t).click();
  await expect(page).toHaveURL(`${shop.home}cart/`);
  await page.unroute(scripts);
  await page.reload();
  const lines = page.getByRole('list', { name: shop.t('Basket.Lines') });
  await expect(lines.getByRole('listitem').filter({ hasText: product.name })).toHaveCount(1);
  await expect(lines.getByRole('spinbutton')).toHaveValue('1');
});

test('a tap is sent as a form if the scripts take long, and a print that was asked for first holds it up', async ({
  page,
  shop,
}) => {
  const { color, variant } = await aPrintedProduct(shop);
  const release = await holdScripts(page, () => 0);
  await page.goto(color.url);
  await sizeRadio(page, variant.size).check();
  const print = page.getByRole('button', { name: shop.t('Product.Print.Add') });
  await print.click();
  await addButton(page, shop.t).click();
  // Longer than a tap waits for a form.
  await page.waitForTimeout(6_000);
  await expect(print).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(page.getByText(shop.t('Product.Print.Choose')).first()).toBeVisible();

  await holdScripts(page, () => 0);
  await page.goto(color.url);
  await sizeRadio(page, variant.size).check();
  await addButton(page, shop.t).click();
  await expect(page).toHaveURL(`${shop.home}cart/`);
});

test('a script that failed is loaded with the next tap, which is not lost', async ({
  page,
  shop,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED/);
  const found = await aProduct(shop);
  let failures = 0;
  await page.route(/\/_next\/static\/.*\.js/, (route) => {
    if (failures > 0) return route.continue();
    failures += 1;
    return route.abort();
  });
  await page.goto(found.url);
  await page.mouse.move(300, 300);
  await expect.poll(() => failures).toBe(1);
  await tapBeforeTheApp(page, sizeRadio(page, found.variant.size), addButton(page, shop.t));
  await expectOneInBasket(page, shop, found);
});

test('a browser that saves data fetches no scripts early', async ({ page, shop }) => {
  const preloads = page.locator('link[rel="preload"][as="script"]');
  await page.goto(shop.home);
  await expect.poll(() => preloads.count()).toBeGreaterThan(3);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  let requests = 0;
  await page.route(/\/_next\/static\/.*\.js/, (route) => {
    requests += 1;
    return route.continue();
  });
  await page.goto(shop.home);
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))),
  );
  expect(await preloads.count()).toBe(0);
  expect(requests).toBe(0);
  await hydrated(page);
});

test('a screen that consists of scripts starts them at once, every other page late', {
  tag: '@every-club',
}, async ({ shop }) => {
  const { home } = shop;
  const script = /<script[^>]*\ssrc="\/_next\/static\/[^>]*>/;
  for (const path of ['cart/', 'checkout/', 'login/', 'register/', 'contact/']) {
    const { body } = await rawRequest(shop, home + path);
    expect(body, path).toMatch(script);
    expect(body, path).not.toContain('keepTap');
  }
  const [product, category] = [await aProduct(shop), await aCategory(shop)];
  for (const path of [home, product.url, category.url]) {
    const { body } = await rawRequest(shop, path);
    // If Next loads its scripts in another way, packages/page-server/src/late-scripts.ts has to follow.
    expect(body.replaceAll(/<script[^>]*nomodule[^>]*>/gi, ''), path).not.toMatch(script);
    expect(body, path).not.toMatch(/<link[^>]*as="script"/);
    const [, list = '[]'] = /\}\)\((\[\{.*?\}\])\)<\/script><\/head>/.exec(body) ?? [];
    const sources = (JSON.parse(list) as { src: string }[]).map(({ src }) => src);
    expect(sources.length, path).toBeGreaterThan(3);
    for (const src of sources) expect((await rawRequest(shop, src)).status, src).toBe(200);
  }
});

test('going back shows every page as it was left, from the browser’s memory, before and after its scripts', async ({
  playwright,
  launchOptions,
  baseURL,
  shop,
}) => {
  // Playwright switches this memory off.
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const { home } = shop;
  const [product, category] = [await aProduct(shop), await aCategory(shop)];
  for (const path of [home, category.url, product.url, `${home}cart/`, `${home}login/`])
    for (const isTouched of [false, true]) {
      const page = await browser.newPage({ baseURL });
      await page.goto(path);
      await page.evaluate(() => {
        addEventListener('pageshow', ({ persisted }) => {
          document.documentElement.dataset.kept = String(persisted);
        });
      });
      if (isTouched) await hydrated(page);
      await page.goto(`${home}contact/`);
      await page.goBack({ waitUntil: 'commit' });
      await expect(page.locator('html'), path).toHaveAttribute('data-kept', 'true');
      await page.close();
    }
  await browser.close();
});
