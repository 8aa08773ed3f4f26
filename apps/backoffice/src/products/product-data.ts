import type { components } from '@matchday/api-client';
import { addressedStore } from '../address';
import { api, dataOf } from '../api/api';
import type { Resource } from '../api/resource';
import { versionOf } from '../api/versions';

type Schemas = components['schemas'];
export type ProductCard = Schemas['ProductCard'];
export type StoredProduct = Schemas['StoredProduct'];
export type StoredPrices = StoredProduct['prices'];

/** A product as it is stored, with its version. */
export interface ProductRecord {
  id: string;
  version: string;
  product: StoredProduct;
}

/** The products as the shop's own search finds them. */
export const products: Resource = {
  async getList({ pagination: { page, perPage } = { page: 1, perPage: 24 }, filter, signal }) {
    const { search } = filter as { search?: string };
    const query = { Page: page, PageSize: perPage, ...(search?.trim() && { Term: search.trim() }) };
    const header = { StoreId: addressedStore ?? '' };
    const { products } = dataOf(await api.GET('/api/products/search', { params: { query, header }, signal }));
    return { data: products.items, total: products.totalItems };
  },
  getOne: readProduct,
};

export async function readProduct(id: string): Promise<ProductRecord> {
  const answer = await api.GET('/api/admin/products/{id}', { params: { path: { id } } });
  return { id, version: versionOf(answer), product: dataOf(answer).product };
}

/** Saves prices, only if nobody else has changed the product since the version. */
export async function savePrices({ id, version }: ProductRecord, prices: StoredPrices): Promise<void> {
  await api.PUT('/api/admin/products/{id}/prices', {
    params: { path: { id }, header: { 'If-Match': version } },
    body: { prices },
  });
}
