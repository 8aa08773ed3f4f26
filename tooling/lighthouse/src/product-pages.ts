import { createApiClient } from '@matchday/api-client';
import type { Club } from '@matchday/launcher/ports';

/** The first product of the shop's first category. */
export async function productPath({ id: storeId, name }: Club, apiUrl: string): Promise<string> {
  const client = createApiClient({ baseUrl: apiUrl, store: { storeId, culture: '' } });
  const { categories } = await client.call('listCategories', {});
  const id = categories[0]?.id;
  const { products } = await client.call('listCategoryProducts', { path: { id }, query: { pageSize: 1 } });
  const url = products.items[0]?.url;
  if (!url) throw new Error(`${name} has no product.`);
  return url;
}

/** Requests the page and its images once before the measurement, because only the first visitor waits for rendering. */
export async function warm(page: string): Promise<void> {
  const response = await fetch(page).catch((cause: unknown) => {
    throw new Error(`${page} does not respond. Start the built platform first: npm start.`, { cause });
  });
  const html = await response.text();
  const images = [...html.matchAll(/\/media\/[^"\s]+/g)].map(([path]) => path.replaceAll('&amp;', '&'));
  for (const path of new Set(images)) await (await fetch(new URL(path, page))).arrayBuffer();
}
