import { type List, loadList, readListQuery } from '@matchday/commerce/catalogue';
import { cacheLife, cacheTag } from 'next/cache';
import { lifetimes, tags } from '../cache/tags';
import { productTags } from './category';
import { orNull } from './or-null';
import { shopApi } from './shop-api';

/**
 * The products for an address's query in a category or the whole store from a page on, with the filters' counts.
 * Without a query the list is cached until its data changes; a shopper's own query is cached for a short time.
 */
export async function getList(
  culture: string,
  categoryId: string | null,
  page: number,
  written: string,
): Promise<List | null> {
  'use cache';
  const query = readListQuery(new URLSearchParams(written));
  const list = await orNull(loadList(shopApi(culture), { query, categoryId, page }));
  const kept = written === '' ? lifetimes.present : lifetimes.passing;
  cacheLife(list ? kept : lifetimes.missing);
  cacheTag(
    tags.products,
    ...(categoryId === null ? [] : [tags.category(categoryId)]),
    ...productTags(list?.products ?? []),
  );
  return list;
}
