import { isReserved } from '@matchday/screen-addresses';
import { idsIn, readSitePath } from '../../content';
import type { StoreData } from '../store-data';
import { dataError, type RuleError } from './data-error';

/**
 * Checks that the shop can show each content page at its address: that of a screen, a category, a product or another
 * language is none. Addresses of an earlier import stay as they are, so that they do not prevent other changes. The other
 * kinds of pages are parts of screens.
 */
export function checkPagePaths(data: StoreData, before: StoreData): RuleError[] {
  const { cultures } = data.store;
  const known = new Map(before.pages.map((page) => [page.id, page]));
  const prefixes = new Map(cultures.map(({ culture, pathPrefix }) => [culture, pathPrefix]));
  const isElsewhere = (culture: string, path: string) => {
    const { categoryId, variantId } = idsIn(path);
    const read = readSitePath(`${prefixes.get(culture) ?? ''}${path}`, cultures);
    const isShown = read.culture === culture && read.path === path;
    return isReserved(path) || categoryId !== undefined || variantId !== undefined || !isShown;
  };
  return data.pages.flatMap(({ id, alias, texts }, index) =>
    alias === 'contentPage'
      ? Object.entries(texts).flatMap(([culture, { path }]) => {
          const isKnown = known.get(id)?.texts[culture]?.path === path;
          if (isKnown || !prefixes.has(culture) || !isElsewhere(culture, path)) return [];
          return [dataError(['pages', index, 'texts', culture, 'path'], 'PathReserved', { value: path })];
        })
      : [],
  );
}
