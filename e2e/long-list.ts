import type { Shop } from './shop';

/** A list with more than one page: a category, or the results for a common word. */
export async function aLongList({ client, home }: Shop) {
  const { categories } = await client.call('listCategories', {});
  for (const { id, url } of categories) {
    const { products } = await client.call('searchProducts', { query: { CategoryId: id } });
    if (products.totalPages > 1) return { url, total: products.totalItems };
  }
  const all = await client.call('searchProducts', { query: { PageSize: 100 } });
  for (const word of new Set(all.products.items.flatMap(({ name }) => name.split(/[\s,]+/)))) {
    const { products } = await client.call('searchProducts', { query: { Term: word } });
    const url = `${home}search-page/?${new URLSearchParams({ q: word })}`;
    if (products.totalPages > 1) return { url, total: products.totalItems };
  }
  throw new Error('No list takes more than one page');
}
