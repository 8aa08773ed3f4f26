import type { Page } from '@playwright/test';
import type { Shop } from './shop';

/** Finds a category that has filters: its colours and sizes, with counts. */
export async function aCategory({ client }: Shop) {
  const { categories } = await client.call('listCategories', {});
  const [found] = categories;
  if (!found) throw new Error('There are no categories');
  const { category } = await client.call('getCategory', { path: { id: found.id } });
  const response = await client.call('searchProducts', { query: { CategoryId: found.id } });
  const values = (id: string) => {
    const filter = response.filters.find((one) => one.id === id);
    return filter?.type === 'Multiple' ? filter.values : [];
  };
  const total = response.products.totalItems;
  const colors = values('color').filter(({ count }) => count < total);
  const [color] = colors.length > 0 ? colors : values('category').filter(({ count }) => count < total);
  if (!color) throw new Error(`${found.id} has no colour or category filter`);
  const kind = colors.length > 0 ? 'color' : 'category';
  const kindName = response.filters.find((one) => one.id === kind)?.name ?? '';
  return { category, url: found.url, total, response, value: color, kind, kindName };
}

export const cards = (page: Page, { t }: Shop) =>
  page.getByRole('region', { name: t('Category.Products') }).getByRole('article');

export const filters = (page: Page, { t }: Shop) => page.getByRole('form', { name: t('List.Filters') });

export async function openGroup(page: Page, shop: Shop, name: string) {
  const group = filters(page, shop).locator('details').filter({ hasText: name });
  const isOpen = await group.first().evaluate((element) => (element as HTMLDetailsElement).open);
  if (!isOpen) await group.first().locator('summary').click();
}
