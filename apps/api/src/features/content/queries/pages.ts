import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database/database';
import type { Block } from '../contract';
import { idsIn } from '../site-path';
import type { PageRow } from '../store-data';

export interface ContentPage {
  id: string;
  alias: PageRow['alias'];
  path: string;
  title: string;
  seoTitle: string;
  seoDescription: string;
  blocks: Block[];
}

/** @param path without the culture's prefix */
export function findPage(
  db: Db,
  storeId: string,
  culture: string,
  path: string,
): Promise<ContentPage | undefined> {
  return findPageBy(db, storeId, culture, { column: 'text.path', value: path });
}

export function findPageById(
  db: Db,
  storeId: string,
  culture: string,
  id: string,
): Promise<ContentPage | undefined> {
  return findPageBy(db, storeId, culture, { column: 'page.id', value: id });
}

async function findPageBy(
  db: Db,
  storeId: string,
  culture: string,
  { column, value }: { column: 'text.path' | 'page.id'; value: string },
): Promise<ContentPage | undefined> {
  const row = await db
    .selectFrom('page_texts as text')
    .innerJoin('pages as page', (join) =>
      join.onRef('page.store_id', '=', 'text.store_id').onRef('page.id', '=', 'text.page_id'),
    )
    .select(['page.id', 'alias', 'path', 'title', 'seo_title', 'seo_description', 'blocks'])
    .where('text.store_id', '=', storeId)
    .where('text.culture', '=', culture)
    .where(column, '=', value)
    .executeTakeFirst();
  if (!row) return undefined;
  const { seo_title: seoTitle, seo_description: seoDescription, ...page } = row;
  return { ...page, seoTitle, seoDescription };
}

/**
 * The path that an old path redirects to. All paths with the id of the same category or variant are one address, so a
 * redirect of any of them counts; one of this very path comes first.
 */
export async function findRedirect(
  db: Db,
  storeId: string,
  culture: string,
  path: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('redirects')
    .select('to_path')
    .where('store_id', '=', storeId)
    .where('culture', '=', culture)
    .where((where) => where.or([where('from_path', '=', path), hasSameId(path)]))
    .orderBy(sql`from_path = ${path}`, 'desc')
    .orderBy('from_path')
    .limit(1)
    .executeTakeFirst();
  return row?.to_path;
}

function hasSameId(path: string): RawBuilder<boolean> {
  const { categoryId, variantId } = idsIn(path);
  if (categoryId !== undefined) return sql`strpos(from_path, ${`/c-${categoryId}/`}) > 0`;
  if (variantId !== undefined) return sql`strpos(from_path, ${`/p-${variantId}/`}) > 0`;
  return sql`false`;
}

/** The title and blocks of a terms page in a culture. */
export function findTerms(
  db: Db,
  storeId: string,
  culture: string,
  id: string,
): Promise<Pick<ContentPage, 'title' | 'blocks'> | undefined> {
  return db
    .selectFrom('page_texts as text')
    .innerJoin('pages as page', (join) =>
      join.onRef('page.store_id', '=', 'text.store_id').onRef('page.id', '=', 'text.page_id'),
    )
    .select(['title', 'blocks'])
    .where('text.store_id', '=', storeId)
    .where('text.culture', '=', culture)
    .where('page.id', '=', id)
    .where('page.alias', '=', 'termsPage')
    .executeTakeFirst();
}

/** The terms of sale in one language. */
export interface TermsOfSale {
  title: string;
  /** Sanitised when it was imported. */
  html: string;
}

/** The terms of sale that a store's settings name in a culture, as they are now; undefined without any. */
export async function findTermsOfSale(
  db: Db,
  storeId: string,
  culture: string,
): Promise<TermsOfSale | undefined> {
  const page = await db
    .selectFrom('store_cultures as shop')
    .innerJoin('page_texts as text', (join) =>
      join.onRef('text.store_id', '=', 'shop.store_id').onRef('text.culture', '=', 'shop.culture'),
    )
    .select(['title', 'blocks'])
    .where('shop.store_id', '=', storeId)
    .where('shop.culture', '=', culture)
    .where('text.page_id', '=', sql<string>`shop.settings -> 'termsAndConditionsPage' ->> 'id'`)
    .executeTakeFirst();
  if (!page) return undefined;
  const html = page.blocks.flatMap((block) => (block.type === 'richText' ? [block.html] : [])).join('');
  return { title: page.title, html };
}
