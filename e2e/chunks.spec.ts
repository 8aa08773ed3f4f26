import type { Page, Request } from '@playwright/test';
import { expect, hydrated, test } from './shop';

/** Fails every script that is requested from now on, until `heal` is called; a page that loads anew gets its own. */
async function breakScripts(page: Page) {
  const failed = new Set<string>();
  let isBroken = true;
  await page.route(/\/_next\/static\/.*\.js/, async (route) => {
    const request = route.request();
    if (!isBroken || (await inDocument(page, request))) return route.continue();
    failed.add(request.url());
    return route.abort();
  });
  return {
    failed,
    heal: () => {
      isBroken = false;
    },
  };
}

/** The HTML of an address; empty if the test ends before it has arrived. */
const readPage = (page: Page, url: string): Promise<string> =>
  page.request
    .get(url)
    .then((response) => response.text())
    .catch(() => '');

/** Whether the HTML of the document that requests a script names it, so that the page cannot start without it. */
async function inDocument(page: Page, script: Request) {
  const documents = documentsOf.get(page) ?? new Map<string, Promise<string>>();
  documentsOf.set(page, documents);
  const { referer: url = page.url() } = script.headers();
  const html = documents.get(url) ?? readPage(page, url);
  documents.set(url, html);
  return (await html).includes(new URL(script.url()).pathname);
}
const documentsOf = new WeakMap<Page, Map<string, Promise<string>>>();

/** Counts the documents that the page has loaded. */
function countLoads(page: Page) {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  return () => loads;
}

const chunkErrors = [/ERR_FAILED .*\.js/, /Failed to load chunk/, /Minified React error/];

test.describe('consent', () => {
  test.use({ consent: 'asked' });

  test('whose script cannot be fetched reloads the page once, and comes when it can be fetched', async ({
    page,
    shop,
    expectedErrors,
  }) => {
    expectedErrors.push(...chunkErrors);
    const { t, home } = shop;
    const loads = countLoads(page);
    const { failed, heal } = await breakScripts(page);
    const reports = page.waitForRequest(/\/api\/log$/);
    await page.goto(home);
    expect((await reports).postDataJSON()).toMatchObject({ message: /Failed to load chunk/ });
    await expect.poll(loads).toBe(2);
    const first = failed.size;
    expect(first).toBeGreaterThan(0);
    const again = page.waitForRequest((request) => failed.has(request.url()));
    await again;
    heal();
    await expect(page.getByRole('region', { name: t('Cookie.Heading') })).toBeVisible();
    expect(loads()).toBe(2);
  });
});

test('the choice about cookies that is asked for before its script has arrived comes with it', async ({
  page,
  shop: { t, home },
}) => {
  const { promise: allowed, resolve: allow } = Promise.withResolvers<void>();
  await page.route(/\/_next\/static\/.*\.js/, async (route) => {
    if (!(await inDocument(page, route.request()))) await allowed;
    return route.continue();
  });
  // A script that waits can hold the load event up.
  await page.goto(`${home}cookies/`, { waitUntil: 'domcontentloaded' });
  const button = page.getByRole('main').getByRole('button', { name: t('Cookie.Change') });
  const isReady = () =>
    button.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps')));
  await expect.poll(isReady).toBe(true);
  await button.click();
  const choice = page.getByRole('region', { name: t('Cookie.Heading') });
  await expect(choice).toHaveCount(0);
  allow();
  await expect(choice).toBeVisible();
});

test('a page whose script cannot be fetched loads anew at its address, once', async ({
  page,
  shop,
  expectedErrors,
}) => {
  expectedErrors.push(...chunkErrors);
  const { t, home } = shop;
  await page.goto(home);
  await hydrated(page);
  const loads = countLoads(page);
  const { failed } = await breakScripts(page);
  const basket = page.getByRole('banner').getByRole('link', { name: t('Accessibility.Basket.Empty') });
  await basket.click();
  await expect(page).toHaveURL(`${home}cart/`);
  await expect(page.getByRole('heading', { level: 1, name: t('Basket.Title') })).toBeVisible();
  expect(failed.size).toBeGreaterThan(0);
  expect(loads()).toBe(1);
});

test('the error page of a part that failed loads the page again', async ({ page, shop, expectedErrors }) => {
  expectedErrors.push(...chunkErrors);
  const { t, home } = shop;
  await page.goto(home);
  await hydrated(page);
  const loads = countLoads(page);
  const { heal } = await breakScripts(page);
  const search = page.getByRole('banner').getByRole('button', { name: t('Header.Search') });
  await search.click();
  await expect.poll(loads).toBe(1);
  await page.waitForLoadState();
  await search.click();
  await expect(page.getByRole('heading', { level: 1, name: t('Error.Heading') })).toBeVisible();
  heal();
  await page.getByRole('button', { name: t('Error.Retry') }).click();
  await expect.poll(loads).toBe(2);
  await hydrated(page);
  await search.click();
  await expect(page.getByRole('combobox', { name: t('Search.Label') })).toBeFocused();
  expect(loads()).toBe(2);
});
