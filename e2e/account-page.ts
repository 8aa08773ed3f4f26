import type { Page } from '@playwright/test';
import type { Shop } from './shop';

export const main = (page: Page) => page.getByRole('main');

export const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true });

/** Finds a field of the page by its label. */
export const field = (page: Page, label: string) => main(page).getByLabel(label, { exact: true });

/** Finds an optional field of the page by its label. */
export const optionalField = (page: Page, { t }: Shop, label: string) =>
  main(page).getByRole('textbox', { name: `${label} ${t('Accessibility.Optional')}`, exact: true });

export const press = (page: Page, name: string) =>
  main(page).getByRole('button', { name, exact: true }).click();

export const headerLink = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name });

/** The side navigation of the account. */
export const accountPages = (page: Page, { t }: Shop) =>
  page.getByRole('navigation', { name: t('Account.Details') });

/** Logs out from an account page. */
export const logOut = (page: Page, shop: Shop) =>
  accountPages(page, shop)
    .getByRole('button', { name: shop.t('Account.Logout') })
    .click();
