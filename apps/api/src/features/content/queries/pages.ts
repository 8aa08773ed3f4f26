import type { Db } from '../../../platform/database/database';
import type { Block } from '../contract';
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
export async function findPage(
  db: Db,
  storeId: string,
  culture: string,
  path: string,
): Promise<ContentPage | undefined> {
  const row = await db
    .selectFrom('page_texts as text')
    .innerJoin('pages as page', (join) =>
      join.onRef('page.store_id', '=', 'text.store_id').onRef('page.id', '=', 'text.page_id'),
    )
    .select(['page.id', 'alias', 'path', 'title', 'seo_title', 'seo_description', 'blocks'])
    .where('text.store_id', '=', storeId)
    .where('text.culture', '=', culture)
    .where('text.path', '=', path)
    .executeTakeFirst();
  if (!row) return undefined;
  const { seo_title: seoTitle, seo_description: seoDescription, ...page } = row;
  return { ...page, seoTitle, seoDescription };
}

/** The path that an old path redirects to. */
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
    .where('from_path', '=', path)
    .executeTakeFirst();
  return row?.to_path;
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
