import { isScreen } from '@matchday/screen-addresses';
import type { Static } from 'typebox';
import type { Db } from '../../platform/database/database';
import type { LanguageEntry, Shop } from '../stores';
import { type CulturePath, findCategoryPaths, findPagePaths, findVariantPaths } from './queries/translations';
import { idsIn, type SitePath } from './site-path';

/** The same page in each culture, or the culture's front page if it does not have the page (S3.11). */
export async function languageNavigation(
  db: Db,
  { store, storeId }: Shop,
  page: SitePath,
): Promise<Static<typeof LanguageEntry>[]> {
  const paths = new Map((await pathsOf(db, storeId, page)).map(({ culture, path }) => [culture, path]));
  return store.cultures.map(({ culture, locale, pathPrefix }) => ({
    name: languageName(culture, locale),
    culture,
    url: pathPrefix + (isScreen(page.path) ? page.path : (paths.get(culture) ?? '/')),
  }));
}

async function pathsOf(db: Db, storeId: string, page: SitePath): Promise<CulturePath[]> {
  const { categoryId, variantId } = idsIn(page.path);
  if (categoryId !== undefined) return findCategoryPaths(db, storeId, categoryId);
  if (variantId !== undefined) return findVariantPaths(db, storeId, variantId);
  return findPagePaths(db, storeId, page);
}

/** The name of a language in that language, such as `Dansk`. */
function languageName(culture: string, locale: string): string {
  const name = new Intl.DisplayNames([locale], { type: 'language' }).of(culture.slice(0, 2)) ?? culture;
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}
