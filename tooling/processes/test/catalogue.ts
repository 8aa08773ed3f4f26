import { createApiClient } from '@matchday/api-client';

export interface ShownProduct {
  id: string;
  /** The address of its page in the shop. */
  url: string;
  variantId: string;
}

/** All products of a store, and the addresses of some of its pages. */
export async function readCatalogue(
  apiUrl: string,
  storeId: string,
): Promise<{ products: ShownProduct[]; pages: string[] }> {
  const client = createApiClient({ baseUrl: apiUrl, store: { storeId, culture: '' } });
  const { categories } = await client.call('listCategories', {});
  const products = new Map<string, ShownProduct>();
  for (const { id } of categories) {
    const query = { pageSize: 48 };
    const answer = await client.call('listCategoryProducts', { path: { id }, query });
    for (const card of answer.products.items)
      products.set(card.id, { id: card.id, url: card.url, variantId: card.id });
  }
  for (const product of products.values()) {
    const { product: found } = await client.call('getProduct', { path: { id: product.id } });
    product.variantId = found.variants[0]?.id ?? '';
  }
  const all = [...products.values()];
  return {
    products: all,
    pages: ['/', '/cart/', ...categories.map(({ url }) => url), ...all.map(({ url }) => url)],
  };
}
