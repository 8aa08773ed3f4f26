import { idsIn, readSitePath, type SitePath } from '../../content';
import type { Entries, StoreData } from '../store-data';
import { Paths } from '../write/paths';
import { keyOf } from '../write/positions';
import { isSame } from '../write/same-data';
import { dataError, type RuleError } from './data-error';

type Redirect = Entries['redirects'];

/**
 * Checks that no new or changed redirect is of an unknown culture, leads away from a page, or back to itself. Redirects of an earlier
 * import stay as they are, so that they do not prevent other changes.
 */
export function checkRedirects(data: StoreData, before: StoreData): RuleError[] {
  const known = new Map(before.redirects.map((redirect) => [keyOf(redirect), redirect]));
  const isNew = (redirect: Redirect) => !isSame(known.get(keyOf(redirect)), redirect);
  if (!data.redirects.some(isNew)) return [];
  const cultures = new Set(data.store.cultures.map((each) => each.culture));
  const site = siteOf(data);
  return data.redirects.flatMap((redirect, index): RuleError[] => {
    const { culture, from } = redirect;
    if (!isNew(redirect)) return [];
    if (!cultures.has(culture))
      return [dataError(['redirects', index, 'culture'], 'UnknownCulture', { value: culture })];
    if (site.hasPage({ culture, path: from }))
      return [dataError(['redirects', index, 'from'], 'PathInUse', { value: from })];
    return site.leadsBack(redirect)
      ? [dataError(['redirects', index, 'to'], 'RedirectLoop', { value: redirect.to })]
      : [];
  });
}

const link = /^(category|product|page):([A-Za-z0-9-]+)$/;
const ownPath = /^\/(?!\/)/;

/** The pages and redirects of a store as its shop resolves them. */
function siteOf(data: StoreData) {
  const { cultures } = data.store;
  const categories = new Set(data.categories.map(({ id }) => id));
  const variants = new Set(
    data.products.flatMap(({ colors }) => colors.flatMap((color) => color.variants.map(({ id }) => id))),
  );
  const pages = new Set(
    data.pages.flatMap(({ texts }) =>
      Object.entries(texts).map(([culture, { path }]) => `${culture} ${path}`),
    ),
  );
  const paths = new Map(cultures.map(({ culture }) => [culture, new Paths(data, culture)]));

  const hasPage = ({ culture, path }: SitePath) => {
    const { categoryId, variantId } = idsIn(path);
    return (
      path === '/' ||
      pages.has(`${culture} ${path}`) ||
      (categoryId !== undefined && categories.has(categoryId)) ||
      (variantId !== undefined && variants.has(variantId))
    );
  };

  /** Where a redirect leads within the shop; undefined if it leads elsewhere. */
  const targetOf = ({ culture, to }: Redirect): SitePath | undefined => {
    const [, kind, id] = link.exec(to) ?? [];
    const path = kind && id ? paths.get(culture)?.target(kind, id) : to;
    return path !== undefined && ownPath.test(path) ? readSitePath(path, cultures) : undefined;
  };

  const redirectAt = ({ culture, path }: SitePath): Redirect | undefined => {
    const own = data.redirects.filter((redirect) => redirect.culture === culture);
    const { categoryId, variantId } = idsIn(path);
    const hasId = ({ from }: Redirect) =>
      (categoryId !== undefined && from.includes(`/c-${categoryId}/`)) ||
      (variantId !== undefined && from.includes(`/p-${variantId}/`));
    return own.find(({ from }) => from === path) ?? own.find(hasId);
  };

  const leadsBack = (redirect: Redirect): boolean => {
    const seen = new Set<Redirect>();
    for (let at: Redirect | undefined = redirect; at; ) {
      if (seen.has(at)) return true;
      seen.add(at);
      const target = targetOf(at);
      at = target && !hasPage(target) ? redirectAt(target) : undefined;
    }
    return false;
  };

  return { hasPage, leadsBack };
}
