import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, hydrated, test } from './shop';

/** Runs a script that belongs to the page, because the browser hides errors of a test's evaluations from the page. */
/** Runs a script of the shop: the page's policy allows no others. */
async function run(page: Page, body: string): Promise<void> {
  const url = `/${randomUUID()}.mjs`;
  await page.route(`**${url}`, (route) => route.fulfill({ contentType: 'text/javascript', body }));
  await page.addScriptTag({ url });
}

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
    // The policy allows the page's own scripts only.
    const { 'content-security-policy': _, ...headers } = response.headers();
    await route.fulfill({ response, headers, body: body.replace(`"${missing}\\"`, '"Basket.Elsewhere\\"') });
  });
  const logged = page.waitForRequest(/\/api\/log$/);
  await page.goto(`${shop.home}cart/`);
  await expect(page.getByRole('main').getByText(missing)).toBeVisible();
  expect((await logged).postDataJSON()).toMatchObject({ message: `Error: There is no text ${missing}` });
});
