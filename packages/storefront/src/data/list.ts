import { type List, loadList, readListQuery } from '@matchday/commerce/catalogue';
import { cacheLife, cacheTag } from 'next/cache';
import { lifetimes, tags } from '../cache/tags';
import { productTags } from './category';
import { orNull } from './or-null';
import { shopApi } from './shop-api';

/**
 * The products that a query, as an address has it, shows of a category or of the whole store from a page on, with the filters' counts.
 * Without a query it is kept until something in it changes; what a shopper has put together is asked for anew soon.
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
