import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database/database';
import type { SitemapRow } from '../sitemap';

export interface SitemapPage {
  offset: number;
  limit: number;
}

export interface SitemapRows {
  rows: SitemapRow[];
  total: number;
}

/** The categories below the root that contain listed products, directly or in subcategories. */
export function findCategorySitemap(db: Db, storeId: string, page: SitemapPage): Promise<SitemapRows> {
  return findRows(
    db,
    sql`
      with recursive filled as (
        select distinct membership.category_id as id
        from product_categories membership
        join products product on product.store_id = membership.store_id and product.id = membership.product_id
        where membership.store_id = ${storeId} and not product.is_unlisted
        union
        select category.parent_id
        from categories category join filled on category.store_id = ${storeId} and category.id = filled.id
        where category.parent_id is not null
      )
      select category.position as sorted, category.id as tie, item.changed_at as "changedAt",
        (select jsonb_object_agg(text.culture, text.path) from category_texts text
          where text.store_id = ${storeId} and text.category_id = category.id) as paths
      from categories category
      join filled on filled.id = category.id
      join imported_items item on item.store_id = ${storeId} and item.type = 'category' and item.id = category.id
      where category.store_id = ${storeId} and category.parent_id is not null`,
    page,
  );
}

/** The listed products, one entry per colour, in the cultures whose currency they are sold in. */
export function findProductSitemap(db: Db, storeId: string, page: SitemapPage): Promise<SitemapRows> {
  return findRows(
    db,
    sql`
      select product.position as sorted, lead.id as tie, item.changed_at as "changedAt",
        (select jsonb_object_agg(text.culture, text.path || '/p-' || lead.id || '/')
          from product_texts text
          join store_cultures culture on culture.store_id = ${storeId} and culture.culture = text.culture
          join prices price on price.store_id = ${storeId} and price.variant_id = lead.id
            and price.currency = culture.currency
          where text.store_id = ${storeId} and text.product_id = product.id) as paths
      from products product
      join variants lead on lead.store_id = ${storeId} and lead.product_id = product.id and lead.is_lead
      join imported_items item on item.store_id = ${storeId} and item.type = 'product' and item.id = product.id
      where product.store_id = ${storeId} and not product.is_unlisted`,
    page,
  );
}

export function findContentSitemap(db: Db, storeId: string, page: SitemapPage): Promise<SitemapRows> {
  return findRows(
    db,
    sql`
      select 0 as sorted, page.id as tie, item.changed_at as "changedAt",
        (select jsonb_object_agg(text.culture, text.path) from page_texts text
          where text.store_id = ${storeId} and text.page_id = page.id) as paths
      from pages page
      join imported_items item on item.store_id = ${storeId} and item.type = 'content' and item.id = page.id
      where page.store_id = ${storeId}`,
    page,
  );
}

/** @param listed query for rows of `sorted`, `tie`, `changedAt` and `paths`; rows without paths are skipped */
async function findRows(
  db: Db,
  listed: RawBuilder<unknown>,
  { offset, limit }: SitemapPage,
): Promise<SitemapRows> {
  const { rows } = await sql<{
    total: number;
    entries: { paths: Record<string, string>; changedAt: string }[];
  }>`
    with listed as materialized (select * from (${listed}) as page where paths is not null),
    shown as (select * from listed order by sorted, tie offset ${offset} limit ${limit})
    select (select count(*)::int from listed) as total,
      coalesce((select jsonb_agg(jsonb_build_object('paths', paths, 'changedAt', "changedAt") order by sorted, tie)
        from shown), '[]') as entries`.execute(db);
  const { total, entries } = rows[0] ?? { total: 0, entries: [] };
  return {
    total,
    rows: entries.map(({ paths, changedAt }) => ({ paths, changedAt: new Date(changedAt) })),
  };
}
