import type { Page } from '@playwright/test';
import { addToBasket, aProduct, expect, hydrated, test } from './shop';

/** Runs a script that belongs to the page, because the browser hides errors of a test's evaluations from the page. */
const run = (page: Page, content: string) => page.addScriptTag({ content });

const bar = (page: Page) => page.locator('body > [data-state]');

test.describe('the progress bar', () => {
  test('appears during a slow request and disappears after the response (S2.35)', async ({ page, shop }) => {
    await page.goto(shop.home);
    await hydrated(page);
    let respond = () => {};
    const held = new Promise<void>((resolve) => {
      respond = resolve;
    });
    await page.route('**/api/baskets/**', async (route) => {
      await held;
      await route.continue();
    });
    await page
      .getByRole('banner')
      .getByRole('link', { name: shop.t('Accessibility.Basket.Empty') })
      .click();
    await expect(page.getByRole('progressbar', { name: shop.t('Accessibility.Loading') })).toBeAttached();
    respond();
    await expect(bar(page)).toHaveCount(0);
  });

  test('shows that a request failed (S8.13)', async ({ page, shop, expectedErrors }) => {
    expectedErrors.push(/ERR_FAILED .*\/api\/baskets\//);
    await page.goto(shop.home);
    await hydrated(page);
    await page.route('**/api/baskets/**', (route) => route.abort());
    await page
      .getByRole('banner')
      .getByRole('link', { name: shop.t('Accessibility.Basket.Empty') })
      .click();
    await expect(bar(page)).toHaveAttribute('data-state', 'failed');
  });
});

test('a new page starts at the top with its own title (S2.34, S2.21)', async ({ page, shop }) => {
  const found = await aProduct(shop);
  await page.goto(found.categoryUrl);
  await hydrated(page);
  const title = await page.title();
  const card = page
    .getByRole('region', { name: shop.t('Category.Products') })
    .getByRole('article')
    .last();
  await card.scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await card.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/p-[a-z0-9-]+\/$/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(page).not.toHaveTitle(title);
});

test('scrolling to an element stops 50 px below the header (S9.5)', async ({ page, shop }) => {
  const { views } = await shop.client.call('getSettings', { query: { url: shop.home } });
  await page.goto(views.clubSettings.termsAndConditionsPage?.url ?? '');
  await hydrated(page);
  const sections = page.getByRole('navigation', { name: shop.t('Terms.Sections') });
  await sections.getByRole('link').nth(2).click();
  const distance = () =>
    page.evaluate(() => {
      const target = document.querySelector(':target')?.getBoundingClientRect().top ?? 0;
      const header = document.querySelector('header')?.getBoundingClientRect().height ?? 0;
      return Math.round(target - header);
    });
  await expect.poll(distance).toBeGreaterThanOrEqual(49);
  await expect.poll(distance).toBeLessThanOrEqual(52);
});

test('a lost connection is announced, and so is its return; the basket reloads by itself (S2.37)', async ({
  page,
  shop,
  context,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_(FAILED|INTERNET_DISCONNECTED) .*\/api\//);
  const { t } = shop;
  const found = await aProduct(shop);
  await addToBasket(page, shop, found);
  await expect(
    page.getByRole('button', { name: t('Basket.Remove.Line', { name: found.product.name }) }),
  ).toBeVisible();
  await page.goto(shop.home);
  await hydrated(page);
  await page.route('**/api/baskets/**', (route) => route.abort());
  await context.setOffline(true);
  await expect(page.getByText(t('Accessibility.Offline'))).toBeVisible();
  await page.unroute('**/api/baskets/**');
  await context.setOffline(false);
  await expect(page.getByText(t('Accessibility.Online'))).toBeVisible();
  await expect(page.getByText(t('Accessibility.Online'))).toBeHidden();
});

test('a basket that failed to load loads by itself when the shop responds again', async ({
  page,
  shop,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 502 .*\/api\/baskets\//);
  const { t } = shop;
  const found = await aProduct(shop);
  await addToBasket(page, shop, found);
  const remove = page.getByRole('button', { name: t('Basket.Remove.Line', { name: found.product.name }) });
  await expect(remove).toBeVisible();
  await page.route('**/api/baskets/**', (route) => route.fulfill({ status: 502, json: { errors: [] } }));
  await page.reload();
  await expect(page.getByText(t('Basket.Load.Failed'))).toBeVisible();
  await page.unroute('**/api/baskets/**');
  await expect(remove).toBeVisible();
});

test('a chunk that fails to load reloads the page at most once in 60 seconds (S2.38)', async ({
  page,
  shop,
  expectedErrors,
}) => {
  expectedErrors.push(/Loading chunk 12 failed/, /Something else/);
  await page.goto(shop.home);
  await hydrated(page);
  const fail = () =>
    run(
      page,
      "window.isOld = true; Promise.reject(Object.assign(new Error('Loading chunk 12 failed'), { name: 'ChunkLoadError' }));",
    );
  const reloaded = page.waitForEvent('load');
  await fail();
  await reloaded;
  await hydrated(page);
  await fail();
  const again = page.waitForRequest(/\/api\/log$/);
  await run(page, "Promise.reject(new Error('Something else'))");
  await again;
  expect(await page.evaluate(() => (window as Window & { isOld?: boolean }).isOld)).toBe(true);
});

test('a part of the page whose script cannot be fetched reloads the page once (S2.38)', async ({
  page,
  shop,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED .*\.js/, /Failed to load chunk|Loading chunk/, /Something else/);
  await page.goto(shop.home);
  await hydrated(page);
  const failing = new Set<string>();
  let isBroken = true;
  await page.route(/\/_next\/static\/.*\.js/, (route) => {
    const url = route.request().url();
    if (isBroken) failing.add(url);
    return failing.has(url) ? route.abort() : route.continue();
  });
  let reports = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) {
      isBroken = false;
      reports = 0;
    }
    if (request.url().endsWith('/api/log')) reports += 1;
  });
  const footer = page.getByRole('contentinfo');
  const reloaded = page.waitForEvent('framenavigated');
  await footer.scrollIntoViewIfNeeded();
  await reloaded;
  expect(failing.size).toBeGreaterThan(0);

  await hydrated(page);
  const begun = await page.evaluate(() => performance.timeOrigin);
  await footer.scrollIntoViewIfNeeded();
  await expect.poll(() => reports).toBeGreaterThan(0);
  const again = page.waitForRequest(
    (request) => request.url().endsWith('/api/log') && /Something else/.test(request.postData() ?? ''),
  );
  await run(page, "Promise.reject(new Error('Something else'))");
  await again;
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(begun);
});

test('a browser error is sent to the log, and the same error only once (S7.37)', async ({
  page,
  shop,
  expectedErrors,
}) => {
  expectedErrors.push(/The ball is flat/);
  const sent: { message: string; level: string }[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/log')) sent.push(request.postDataJSON());
  });
  await page.goto(shop.home);
  await hydrated(page);
  const answer = page.waitForResponse(/\/api\/log$/);
  await run(
    page,
    "for (let time = 0; time < 3; time++) setTimeout(() => { throw new Error('The ball is flat'); });",
  );
  expect((await answer).status()).toBe(200);
  expect(sent.filter(({ message }) => message === 'Error: The ball is flat')).toHaveLength(1);
  expect(sent[0]).toMatchObject({ level: 'error' });
});

test('a missing text shows its alias and is sent to the log (S8.11)', async ({
  page,
  shop,
  expectedErrors,
}) => {
  const missing = 'Basket.Empty.Text';
  expectedErrors.push(
    new RegExp(`^Uncaught There is no text ${missing} `),
    new RegExp(`^An alias is shown in place of its text: ${missing}$`),
  );
  await page.route(`${shop.home}cart/`, async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    await route.fulfill({ response, body: body.replace(`"${missing}\\"`, '"Basket.Elsewhere\\"') });
  });
  const logged = page.waitForRequest(/\/api\/log$/);
  await page.goto(`${shop.home}cart/`);
  await expect(page.getByRole('main').getByText(missing)).toBeVisible();
  expect((await logged).postDataJSON()).toMatchObject({ message: `Error: There is no text ${missing}` });
});

test('the error page of an unknown address links to the front page (S2.23)', async ({
  page,
  shop,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 404 .*\/(no\/such\/page|p-no-such-shirt)\/$/);
  for (const path of ['no/such/page/', 'p-no-such-shirt/']) {
    await page.goto(`${shop.home}${path}`, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1, name: shop.t('Error.NotFound.Text') })).toBeVisible();
    await page
      .getByRole('main')
      .getByRole('link', { name: shop.t('Error.Home') })
      .click();
    await expect(page).toHaveURL(new RegExp(`${shop.home}$`));
  }
});
