import type { Page } from '@playwright/test';
import type { Shop } from './shop';

export async function settingsOf({ client, home }: Shop) {
  const { views } = await client.call('getSettings', { query: { url: home } });
  return views.clubSettings;
}

/** Finds an item of the main navigation that has children, and its first child. */
export async function departmentOf(shop: Shop) {
  const { mainNavigation } = await settingsOf(shop);
  const department = mainNavigation.find(({ children }) => children.length > 0);
  const [child] = department?.children ?? [];
  if (!department || !child) throw new Error('No department has a panel');
  return { department, child };
}

export const mainNavigation = (page: Page, { t }: Shop) =>
  page.getByRole('banner').getByRole('navigation', { name: t('Navigation.Main') });
