import type { Page } from '@playwright/test';
import { expectNoViolations } from './accessibility';
import { overflowOf } from './overflow';
import { aProduct, expect, hydrated, type Shop, test } from './shop';

async function settingsOf({ client, home }: Shop) {
  const { views } = await client.call('getSettings', { query: { url: home } });
  return views.clubSettings;
}

/** Finds an item of the main navigation that has children, and its first child. */
async function departmentOf(shop: Shop) {
  const { mainNavigation } = await settingsOf(shop);
  const department = mainNavigation.find(({ children }) => children.length > 0);
  const [child] = department?.children ?? [];
  if (!department || !child) throw new Error('No department has a panel');
  return { department, child };
}

const mainNavigation = (page: Page, { t }: Shop) =>
  page.getByRole('banner').getByRole('navigation', { name: t('Navigation.Main') });

test.describe('the header', () => {
  test('has USPs, logo, languages, navigation and basket; the footer names the company', {
    tag: '@every-club',
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
      step < 8 && !(await change.evaluate((one) => one === document.activeElement));
      step++
    ) {
      await page.keyboard.press('Tab');
    }
    await expect(change).toBeFocused();
  });
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('the first tap opens the megamenu, the second follows the link', async ({ page, shop }) => {
    const { department, child } = await departmentOf(shop);
    const navigation = mainNavigation(page, shop);
    await page.goto(`${shop.home}cart/`);
    await hydrated(page);
    const link = navigation.getByRole('link', { name: department.name, exact: true }).first();
    await link.tap();
    await expect(navigation.getByRole('link', { name: child.name, exact: true }).first()).toBeVisible();
    await expect(page).toHaveURL(/\/cart\/$/);
    await link.tap();
    await expect(page).toHaveURL(new RegExp(`${department.url}$`));
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the mobile navigation closes on every navigation (S2.25)', { tag: '@every-club' }, async ({
    page,
    shop,
  }) => {
    const { t } = shop;
    const { mainNavigation: items } = await settingsOf(shop);
    const leaf = items.find(({ children }) => children.length === 0);
    const menu = page.getByRole('navigation', { name: t('Navigation.Main') });
    const open = page.getByRole('button', { name: t('Accessibility.OpenMenu') });
    await page.goto(`${shop.home}cart/`);
    await hydrated(page);
    await open.click();
    await expect(menu).toBeVisible();
    await expectNoViolations(page);
    for (let time = 0; time < 2; time++) {
      await menu.getByRole('link', { name: leaf?.name ?? '', exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`${leaf?.url}$`));
      await expect(menu).toBeHidden();
      await open.click();
      await expect(menu).toBeVisible();
    }
    await page.goBack();
    await expect(menu).toBeHidden();
  });

  test('sections of the footer open and close (S2.44)', async ({ page, shop }) => {
    const { footer } = await settingsOf(shop);
    const [section] = footer.view.links;
    await page.goto(`${shop.home}cart/`);
    const contents = page.getByRole('contentinfo');
    const link = contents.getByRole('link', { name: section?.links[0]?.text ?? '' }).first();
    await expect(link).toBeHidden();
    await contents
      .getByText(section?.headline ?? '', { exact: true })
      .first()
      .click();
    await expect(link).toBeVisible();
    await page.setViewportSize({ width: 1024, height: 740 });
    await expect(contents.getByRole('heading', { name: section?.headline ?? '' })).toBeVisible();
  });
});

test.describe('the newsletter', () => {
  const form = (page: Page, { t }: Shop) => page.getByRole('form', { name: t('Newsletter.Heading') });

  async function fill(page: Page, shop: Shop) {
    const { t } = shop;
    await page.goto(`${shop.home}cart/`);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    const fields = form(page, shop);
    await fields.getByRole('textbox', { name: t('Newsletter.FirstName') }).fill('Freja');
    await fields.getByRole('textbox', { name: t('Newsletter.Email') }).fill(`fan-${Date.now()}@example.com`);
    await fields.getByRole('checkbox').check();
    return fields;
  }

  test('is subscribed to, and the form is cleared (S4.20)', { tag: '@every-club' }, async ({
    page,
    shop,
  }) => {
    const { t } = shop;
    const fields = await fill(page, shop);
    const sent = page.waitForRequest(/\/api\/users\/newsletter\//);
    await fields.getByRole('button', { name: t('Newsletter.Submit') }).click();
    const { serviceCloudClubIdentifier, termsAndConditionsPage } = await settingsOf(shop);
    const request = await sent;
    expect(request.url()).toContain(`/newsletter/${serviceCloudClubIdentifier}`);
    expect(request.postDataJSON()).toMatchObject({ firstName: 'Freja', termsId: termsAndConditionsPage?.id });
    await expect(fields.getByText(t('Newsletter.SubmitSuccess'))).toBeVisible();
    await expect(fields.getByRole('textbox', { name: t('Newsletter.Email') })).toHaveValue('');
    await expect(fields.getByRole('checkbox')).not.toBeChecked();
    await expectNoViolations(page, 'the newsletter', 'footer form');
  });

  test('requires name, email and terms, and keeps the input when the request fails', async ({
    page,
    shop,
    expectedErrors,
  }) => {
    expectedErrors.push(/ERR_FAILED .*\/users\/newsletter\//);
    const { t } = shop;
    const fields = await fill(page, shop);
    await fields.getByRole('checkbox').uncheck();
    const submit = fields.getByRole('button', { name: t('Newsletter.Submit') });
    await submit.click();
    await expect(fields.getByRole('alert').first()).toContainText(t('Newsletter.Terms.Link'));
    await fields.getByRole('checkbox').check();
    await page.route('**/api/users/newsletter/**', (route) => route.abort());
    await submit.click();
    await expect(fields.getByText(t('Newsletter.SubmitError'))).toBeVisible();
    await expect(fields.getByRole('textbox', { name: t('Newsletter.FirstName') })).toHaveValue('Freja');
  });
});

test.describe('with the consent banner open', () => {
  test.use({ consent: 'asked' });

  test('the banner passes axe, on the narrowest screen too', { tag: '@every-club' }, async ({
    page,
    shop,
  }) => {
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
  tag: '@every-club',
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
