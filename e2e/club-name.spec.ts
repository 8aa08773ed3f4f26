import { expectNoViolations } from './accessibility';
import { aProduct, expect, hydrated, type Shop, test } from './shop';
import { withSettings } from './staff';

const siteNameOf = async ({ client, home }: Shop) =>
  (await client.call('getSettings', { query: { url: home } })).views.clubSettings.siteName;

// A test changes the shop's name for a moment, so the others wait for it.
test.describe.configure({ mode: 'default' });

for (const language of [0, 1])
  test.describe(`in language ${language}`, () => {
    test.use({ language });

    test('every page, the header and the manifest have the name of the shop in the language', {
      tag: language === 0 ? '@every-club' : [],
    }, async ({ page, shop }) => {
      const siteName = await siteNameOf(shop);
      const found = await aProduct(shop);
      for (const path of [`${shop.home}cart/`, `${shop.home}search-page/`, `${shop.home}login/`, found.url]) {
        await page.goto(path);
        await expect(page).toHaveTitle(new RegExp(` \\| ${siteName}$`));
        const home = page.getByRole('banner').getByRole('link', { name: siteName });
        await expect(home).toHaveAttribute('href', shop.home);
      }
      const address = await page.locator('link[rel="manifest"]').getAttribute('href');
      const manifest = await (await page.request.get(address ?? '')).json();
      expect(manifest).toMatchObject({ name: siteName, start_url: shop.home, display: 'standalone' });
      for (const { src } of manifest.icons) expect((await page.request.get(src)).status()).toBe(200);
      await expect(page.locator('html')).toHaveAttribute('data-theme', shop.clubId);
    });
  });

test.describe('in the second language', () => {
  test.use({ language: 1, images: 'loaded' });

  test('a club changes its name and its logo by data, and the logo keeps its space', async ({
    page,
    shop,
  }) => {
    const logo = page.locator('header img').first();
    await page.goto(`${shop.home}cart/`);
    const before = await logo.boundingBox();
    const change = { siteName: 'New Club', logo: { url: '/brand/social.png', altText: 'New Club' } };
    await withSettings(shop, change, async () => {
      await expect(async () => {
        await page.goto(`${shop.home}cart/`);
        await expect(page).toHaveTitle(`${shop.t('Basket.Title')} | New Club`, { timeout: 1000 });
      }).toPass({ timeout: 60_000 });
      await expect(logo).toHaveAttribute('src', '/brand/social.png');
      await expect(page.getByRole('banner').getByRole('link', { name: 'New Club' })).toBeVisible();
      expect(await logo.boundingBox()).toEqual(before);
    });
  });

  test('an error inside the error page is a plain page in the language of the address (S8.6)', async ({
    page,
    shop,
    expectedErrors,
  }) => {
    expectedErrors.push(/The error page fails/, /Cannot destructure property 'unitPrice' of 'object null'/);
    const { t } = shop;
    const { categoryUrl } = await aProduct(shop);
    await page.goto(categoryUrl);
    await hydrated(page);
    await page.route('**/api/products/search*', async (route) => {
      const response = await (await route.fetch()).json();
      for (const product of response.products.items) product.price = null;
      await route.fulfill({ json: response });
    });
    await page.evaluate((heading) => {
      const replace = String.prototype.replace;
      Reflect.set(
        String.prototype,
        'replace',
        function (this: string, ...values: Parameters<typeof replace>) {
          if (this.valueOf() === heading) throw new Error('The error page fails');
          return Reflect.apply(replace, this, values);
        },
      );
    }, t('Error.Heading'));
    await page.getByLabel(t('List.Sort')).selectOption('name');
    await expect(page.getByText(t('Error.Text'))).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${shop.culture}`));
    // The usual error page has a button to try again.
    await expect(page.getByRole('button')).toHaveCount(0);
    await expectNoViolations(page);
    await page.getByRole('link', { name: t('Error.Home') }).click();
    await expect(page).toHaveURL(shop.home);
  });
});
