import { cacheLife, cacheTag } from 'next/cache';
import { lifetimes, tags } from '../cache/tags';
import type { Product } from './contract';
import { orNull } from './or-null';
import { shopApi } from './shop-api';

/** The product of a variant, with that variant selected; null if it does not exist (S2.17). */
export async function getProduct(culture: string, variantId: string): Promise<Product | null> {
  'use cache';
  const answer = await orNull(shopApi(culture).call('getProductByVariant', { path: { id: variantId } }));
  if (!answer) {
    cacheLife(lifetimes.missing);
    cacheTag(tags.products);
    return null;
  }
  const { product } = answer;
  cacheLife(lifetimes.present);
  cacheTag(tags.products, tags.product(product.id), ...product.related.map(({ id }) => tags.product(id)));
  return product;
}

/**
 * The product of a draft; null if the token shows none. Like every page, that of a draft is static, so it is kept in the
 * memory of the process for a short time. Each new address shows the draft as it is then.
 */
export async function getProductPreview(
  culture: string,
  { token, variantId }: { token: string; variantId: string | undefined },
): Promise<Product | null> {
  'use cache';
  cacheLife(lifetimes.draft);
  const query = variantId === undefined ? {} : { variantId };
  const answer = await orNull(shopApi(culture, token).call('getProductPreview', { query }));
  return answer?.product ?? null;
}
