import { expect } from '@playwright/test';
import { main, press } from '../account-page';
import { aCustomer, logIn } from '../customer';
import { hydrated, type Shop } from '../shop';
import { at, type Visit } from './visit';

const clubSettings = async ({ client, home }: Shop) =>
  (await client.call('getSettings', { query: { url: home } })).views.clubSettings;

/** Overlays on every screen width. */
export const overlays: Record<string, Visit> = {
  'search-open': async (page, shop, found) => {
    const { t } = shop;
    await at('cart/')(page, shop, found);
    await hydrated(page);
    const opener = page.getByRole('button', { name: t('Header.Search'), exact: true });
    await opener.and(page.locator('[aria-expanded]')).click();
    const field = page.getByRole('banner').getByRole('combobox', { name: t('Search.Label') });
    await field.fill(found.product.name.slice(0, 4));
    await page.getByRole('option').first().waitFor();
  },
  'basket-slide-in': async (page, { t }, found) => {
    await page.goto(found.url);
    await page.getByRole('radio', { name: found.variant.size, exact: true }).check();
    await page.getByRole('button', { name: t('Product.AddToBasket'), exact: true }).click();
    await page
      .getByRole('dialog', { name: t('Basket.Added') })
      .getByRole('listitem')
      .waitFor();
  },
  'delete-account': async (page, shop, found) => {
    await logIn(page, shop, await aCustomer(shop));
    await at('user/account-details/')(page, shop, found);
    await press(page, shop.t('Account.Delete'));
    await page.getByRole('dialog', { name: shop.t('Account.Delete.Question') }).waitFor();
  },
};

/** Overlays on narrow screens only. */
export const narrowOverlays: Record<string, Visit> = {
  'menu-open': async (page, shop, found) => {
    await at('cart/')(page, shop, found);
    await hydrated(page);
    await page.getByRole('button', { name: shop.t('Accessibility.OpenMenu') }).click();
    await expect(page.getByRole('navigation', { name: shop.t('Navigation.Main') })).toBeVisible();
  },
  'filters-open': async (page, { t }, { categoryUrl }) => {
    await page.goto(categoryUrl);
    await main(page)
      .getByRole('button', { name: t('List.Filters'), exact: true })
      .click();
    await page.getByRole('form', { name: t('List.Filters') }).waitFor();
  },
};

/** Overlays on wide screens only. */
export const wideOverlays: Record<string, Visit> = {
  'department-open': async (page, shop, found) => {
    const { mainNavigation } = await clubSettings(shop);
    const department = mainNavigation.find(({ children }) => children.length > 0);
    const [child] = department?.children ?? [];
    const navigation = page.getByRole('banner').getByRole('navigation', { name: shop.t('Navigation.Main') });
    await at('')(page, shop, found);
    await hydrated(page);
    await navigation
      .getByRole('link', { name: department?.name ?? '', exact: true })
      .first()
      .hover();
    await navigation
      .getByRole('link', { name: child?.name ?? '', exact: true })
      .first()
      .waitFor();
  },
};
