import { expectNoViolations } from './accessibility';
import { departmentOf, mainNavigation, settingsOf } from './main-navigation';
import { expect, hydrated, test } from './shop';

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

  test('the mobile navigation closes on every navigation (S2.25)', async ({ page, shop }) => {
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
