import { aCategory, cards } from './category-page';
import { expect, hydrated, test } from './shop';

/** The router's requests for the data of pages. */
const payload = /[?&]_rsc=/;

test('a page whose link was reached is there without the network', async ({
  page,
  context,
  shop,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED/);
  const { url } = await aCategory(shop);
  await page.goto(url);
  await hydrated(page);
  const link = cards(page, shop).nth(1).getByRole('link').first();
  const name = (await link.textContent()) ?? '';
  const fetched = page.waitForEvent('requestfinished', (request) =>
    Boolean(request.headers()['next-router-segment-prefetch']?.endsWith('__PAGE__')),
  );
  await link.hover();
  await fetched;
  // The first page of its kind is asked for a second time.
  await page.waitForTimeout(500);
  await context.setOffline(true);
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: name.trim() })).toBeVisible();
  await context.setOffline(false);
});

test('what is fetched ahead has a limit, and nothing is with data saving', async ({ page, shop }) => {
  const { home } = shop;
  const fetched = new Map<string, number>();
  page.on('requestfinished', async (request) => {
    if (!payload.test(request.url())) return;
    const { pathname } = new URL(request.url());
    const { responseBodySize } = await request.sizes();
    fetched.set(pathname, (fetched.get(pathname) ?? 0) + responseBodySize);
  });
  const links = page.getByRole('main').getByRole('article').getByRole('link');
  const reachAll = async () => {
    await page.goto(`${home}search-page/?q=a`);
    await hydrated(page);
    expect(await links.count()).toBeGreaterThan(20);
    for (const link of await links.all()) await link.hover();
  };
  const lastPath = async () => (await links.last().getAttribute('href')) ?? '';
  await reachAll();
  // A page that is scrolled past is not fetched. The last one is on the screen, under the mouse.
  await page.waitForTimeout(1_500);
  expect(fetched.size).toBeGreaterThan(4);
  expect(fetched.size).toBeLessThanOrEqual(16);
  expect([...fetched.keys()]).not.toContain(await lastPath());
  for (const [path, bytes] of fetched) expect(bytes, path).toBeLessThan(2 * 24_000);

  fetched.clear();
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await reachAll();
  const path = await lastPath();
  await links.last().click();
  await expect(page).toHaveURL(path);
  await expect.poll(() => [...fetched.keys()]).toEqual([path]);
});
