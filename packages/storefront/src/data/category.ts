import { cacheLife, cacheTag } from 'next/cache';
import { lifetimes, tags } from '../cache/tags';
import type { Category, ProductCard, ProductList } from './contract';
import { orNull } from './or-null';
import { shopApi } from './shop-api';

/** A category, or null if it does not exist (S2.16). */
export async function getCategory(culture: string, id: string): Promise<Category | null> {
  'use cache';
  const answer = await orNull(shopApi(culture).call('getCategory', { path: { id } }));
  cacheTag(tags.categories, answer ? tags.category(id) : tags.missingCategories);
  cacheLife(answer ? lifetimes.present : lifetimes.missing);
  return answer && answer.category;
}

/** One page of the products in a category and its subcategories; pages count from 1. */
export async function getCategoryProducts(
  culture: string,
  id: string,
  page: number,
  pageSize: number,
): Promise<ProductList | null> {
  'use cache';
  const query = { page, pageSize };
  const answer = await orNull(shopApi(culture).call('listCategoryProducts', { path: { id }, query }));
  cacheLife(answer ? lifetimes.present : lifetimes.missing);
  cacheTag(tags.products, answer ? tags.category(id) : tags.missingCategories);
  cacheTag(...productTags(answer?.products.items ?? []));
  return answer && answer.products;
}

/** The cards of the given products, in that order; unknown ones are left out. */
export async function getProducts(culture: string, ids: string[]): Promise<ProductCard[]> {
  'use cache';
  cacheLife(lifetimes.present);
  const { products } = await shopApi(culture).call('listProducts', { query: { id: ids } });
  cacheTag(tags.products, ...productTags(products));
  return products;
}

export const productTags = (products: readonly ProductCard[]) => products.map(({ id }) => tags.product(id));
