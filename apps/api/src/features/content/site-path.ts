import { isStorable } from '../../platform/contract/storable-text';

/** A parsed shop URL. */
export interface SitePath {
  culture: string;
  /** Without the culture's prefix, query and fragment; ends in a slash. */
  path: string;
}

interface PrefixedCulture {
  culture: string;
  pathPrefix: string;
}

/** Parses a path or URL. The prefix determines the culture. */
export function readSitePath(url: string, cultures: readonly PrefixedCulture[]): SitePath {
  const full = normaliseSlashes(decoded(pathnameOf(url)));
  const prefixed = cultures.find(({ pathPrefix }) => pathPrefix !== '' && full.startsWith(`${pathPrefix}/`));
  if (prefixed) return { culture: prefixed.culture, path: full.slice(prefixed.pathPrefix.length) };
  return { culture: cultures.find(({ pathPrefix }) => pathPrefix === '')?.culture ?? '', path: full };
}

/** The ids in a path, in any of its segments; of several, the last one counts (S2.15). */
export function idsIn(path: string): { categoryId?: string | undefined; variantId?: string | undefined } {
  return {
    categoryId: /.*\/c-([A-Za-z0-9-]+)\//.exec(path)?.[1],
    variantId: /.*\/p-([A-Za-z0-9-]+)\//.exec(path)?.[1],
  };
}

function pathnameOf(url: string): string {
  const base = 'http://shop.invalid';
  return URL.canParse(url, base) ? new URL(url, base).pathname : '/';
}

function decoded(path: string): string {
  try {
    const text = decodeURIComponent(path);
    return isStorable(text) ? text : path;
  } catch {
    return path;
  }
}

function normaliseSlashes(path: string): string {
  return `/${path.split('/').filter(Boolean).join('/')}/`.replace('//', '/');
}
