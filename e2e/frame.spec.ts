import { expectNoViolations } from './accessibility';
import { departmentOf, mainNavigation, settingsOf } from './main-navigation';
import { overflowOf } from './overflow';
import { aProduct, expect, hydrated, test } from './shop';

test.describe('the header', () => {
  test('has USPs, logo, languages, navigation and basket; the footer names the company', {
    tag: ['@every-club', '@every-store'],
  }, async ({ page, shop }) => {
    const { t } = shop;
    const settings = await settingsOf(shop);
    await page.goto(shop.home);
    const promises = page.getByRole('region', { name: t('Header.Usps') }).first();
    for (const { text } of settings.header.view.usps) await expect(promises).toContainText(text);
    await expect(
      mainNavigation(page, shop)
        .getByRole('link', { name: settings.mainNavigation[0]?.name ?? '' })
        .first(),
    ).toBeVisible();
    await expect(
      page.getByRole('banner').getByRole('link', { name: t('Accessibility.Basket.Empty') }),
    ).toBeVisible();
    const footer = page.getByRole('contentinfo');
    const { company, copyright, links } = settings.footer.view;
    for (const text of [company.name, company.address, company.email, copyright])
      await expect(footer).toContainText(text);
    for (const { headline } of links)
      await expect(footer.getByRole('heading', { name: headline })).toBeVisible();
  });

  test('a phone shows every USP that is marked for it (S1.6, S3.16)', { tag: '@every-club' }, async ({
    page,
    shop,
  }) => {
    const { usps } = (await settingsOf(shop)).header.view;
    expect(usps.filter(({ showOnMobile }) => showOnMobile).length).toBeGreaterThan(1);
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto(shop.home);
    const region = page.getByRole('region', { name: shop.t('Header.Usps') }).first();
    for (const { text, showOnMobile } of usps)
      await expect(region.getByText(text)).toBeVisible({ visible: showOnMobile });
  });

  test('a megamenu opens on hover, has links, and stays closed under the pointer on the next page (S2.42)', async ({
    page,
    shop,
  }) => {
    const { department, child } = await departmentOf(shop);
    const navigation = mainNavigation(page, shop);
    const entry = navigation.getByRole('link', { name: child.name, exact: true }).first();
    await page.goto(`${shop.home}cart/`);
    await hydrated(page);
    await navigation.getByRole('link', { name: department.name, exact: true }).first().hover();
    await expect(entry).toBeVisible();
    await page.mouse.move(640, 850);
    await expect(entry).toBeHidden();
    await navigation.getByRole('link', { name: department.name, exact: true }).first().hover();
    await entry.click();
    await expect(page).toHaveURL(new RegExp(`${child.url}$`));
    await expect(entry).toBeHidden();
  });

  test('a megamenu opens by keyboard, and Escape returns the focus', { tag: '@every-club' }, async ({
    page,
    shop,
  }) => {
    const { department, child } = await departmentOf(shop);
    const navigation = mainNavigation(page, shop);
    await page.goto(`${shop.home}cart/`);
    await hydrated(page);
    await navigation.getByRole('link', { name: department.name, exact: true }).first().focus();
    await page.keyboard.press('ArrowDown');
    await expect(navigation.getByRole('link', { name: child.name, exact: true }).first()).toBeFocused();
    await expectNoViolations(page);
    await page.keyboard.press('Escape');
    await expect(
      navigation.getByRole('button', { name: `${department.name}: ${shop.t('Accessibility.ShowMore')}` }),
    ).toBeFocused();
  });

  test('links to the same page in the other language, with its query', async ({ page, shop }) => {
    const found = await aProduct(shop);
    await page.goto(`${found.categoryUrl}?ref=mail`);
    await hydrated(page);
    const { languageNavigation } = await settingsOf(shop);
    const other = languageNavigation.find(({ culture }) => culture !== shop.culture);
    const banner = page.getByRole('banner');
    const current = languageNavigation.find(({ culture }) => culture === shop.culture);
    await banner.locator('summary').filter({ hasText: current?.name }).click();
    await banner.getByRole('link', { name: other?.name ?? '' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${other?.culture}`));
    await expect(page).toHaveURL(/c-[a-z0-9-]+\/\?ref=mail$/);
  });

  test('header and footer can be used by keyboard, from the skip link to the last link', async ({
    page,
    shop,
  }) => {
    await page.goto(`${shop.home}cart/`);
    await hydrated(page);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: shop.t('Accessibility.SkipToContent') });
    await expect(skip).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('heading', { name: shop.t('Newsletter.Heading') }).scrollIntoViewIfNeeded();
    await footer.getByRole('textbox').first().focus();
    const change = page.getByRole('button', { name: shop.t('Cookie.Change') });
    for (
      let step = 0;
      step < 12 && !(await change.evaluate((one) => one === document.activeElement));
      step++
    ) {
      await page.keyboard.press('Tab');
    }
    await expect(change).toBeFocused();
  });
});

test.describe('with the consent banner open', () => {
  test.use({ consent: 'asked' });

  test('the banner passes axe, on the narrowest screen too', {
    tag: ['@every-club', '@every-store'],
  }, async ({ page, shop }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`${shop.home}cart/`);
    const banner = page.getByRole('region', { name: shop.t('Cookie.Heading') });
    await banner.getByRole('button', { name: shop.t('Cookie.Settings') }).click();
    await expectNoViolations(page);
    const overflow = await overflowOf(page);
    expect(overflow).toBeLessThanOrEqual(0);
  });
});

test('every page reflows at 320 px, which is a window of 1280 px at 400 % zoom', {
  tag: ['@every-club', '@every-store'],
}, async ({ page, shop }) => {
  test.slow();
  const found = await aProduct(shop);
  const { termsAndConditionsPage } = await settingsOf(shop);
  await page.setViewportSize({ width: 320, height: 256 });
  for (const path of [
    shop.home,
    found.categoryUrl,
    found.url,
    `${shop.home}cart/`,
    `${shop.home}contact/`,
    `${shop.home}login/`,
    termsAndConditionsPage?.url ?? shop.home,
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible();
    const overflow = await overflowOf(page);
    expect(overflow, path).toBeLessThanOrEqual(0);
  }
});
