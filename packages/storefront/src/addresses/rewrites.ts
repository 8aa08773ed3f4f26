import { fileFolders, idPattern, pageNumberPattern, type Screen, screens } from '@matchday/screen-addresses';
import type { Brand, BrandCulture } from '../brand';
import { iconRewrite, manifestRewrite } from '../seo/brand-files';
import { sitemapAddress, sitemapIndexFile } from '../seo/sitemap';
import { plainView } from './list-view';
import { leadVariant, previewKinds, previewStart } from './preview';

interface Rewrite {
  source: string;
  has?: { type: 'header' | 'query'; key: string; value: string }[];
  destination: string;
}

/** Request header in which the proxy passes on the status of a content path. */
export const pathStatusHeader = 'x-matchday-path-status';

/** Request header in which the proxy passes on the view of a list's query. */
export const viewHeader = 'x-matchday-view';

const viewMark = { type: 'header', key: viewHeader, value: '(?<view>[A-Za-z0-9_-]+)' } as const;
const tokenQuery = { type: 'query', key: 'token', value: '(?<token>[\\w.-]+)' } as const;
const variantQuery = { type: 'query', key: 'variant', value: `(?<variant>${idPattern})` } as const;
const missingMark = { type: 'header', key: pathStatusHeader, value: 'missing' } as const;

/** The segments after the one with the id. */
const rest = ':rest((?:/[^/]+)*)';

const reserved = ['api(?:/|$)', ...fileFolders.map((folder) => `${folder}/`)].join('|');

/**
 * Maps the shop's addresses to the routes of `app/[culture]`. They add no time to a request, and all addresses of one
 * product or category become one route, so that one cached page serves them all (S2.15 to S2.18). A club's own pages come
 * before the others.
 */
export function pageRewrites({ cultures }: Brand, ownPages: readonly string[] = []): Rewrite[] {
  const prefixes = cultures.map(({ pathPrefix }) => pathPrefix.slice(1)).filter(Boolean);
  return [
    iconRewrite,
    manifestRewrite,
    { source: sitemapAddress, destination: `/sitemaps/${sitemapIndexFile}` },
    ...cultures.flatMap(({ culture, pathPrefix }) =>
      ownPages.map((path) => ({ source: pathPrefix + path, destination: `/${culture}${path}` })),
    ),
    ...cultures.flatMap((culture) => rewritesOf(culture, culture.pathPrefix ? [] : prefixes)),
  ];
}

function rewritesOf({ culture, pathPrefix }: BrandCulture, otherPrefixes: string[]): Rewrite[] {
  const foreign = otherPrefixes.flatMap((prefix) => [`${prefix}/`, `${prefix}$`]).join('|');
  const own = pathPrefix ? '' : `(?!${[reserved, foreign].filter(Boolean).join('|')})`;
  const lead = `${pathPrefix}/:lead(${own}(?:[^/]+/)*)`;
  const to = (destination: string) => `/${culture}${destination}`;
  return [
    { source: pathPrefix || '/', destination: to('') },
    ...screens.flatMap((screen) => screenRewrites(pathPrefix, screen, to)),
    ...draftRewrites(`${pathPrefix}${previewStart}product`, to(`${previewStart}product/:token`)),
    // Pages read no query, so the token becomes a segment.
    {
      source: `${pathPrefix}${previewStart}page`,
      has: [tokenQuery],
      destination: to(`${previewStart}page/:token`),
    },
    ...previewKinds.map((kind) => ({
      source: `${pathPrefix}${previewStart}${kind}`,
      destination: to(`${previewStart}${kind}`),
    })),
    ...listRewrites(`${lead}c-:id(${idPattern})${rest}`, to('/category/:id')),
    { source: `${lead}p-:id(${idPattern})${rest}`, destination: to('/product/:id') },
    { source: `${pathPrefix}/:path(${own}.+)`, has: [missingMark], destination: to('/missing') },
    { source: `${pathPrefix}/:path(${own}.+)`, destination: to('/content/:path*') },
  ];
}

/** The draft of a product. Pages read no query, so its token and variant become segments. */
function draftRewrites(source: string, destination: string): Rewrite[] {
  return [
    { source, has: [tokenQuery, variantQuery], destination: `${destination}/:variant` },
    { source, has: [tokenQuery], destination: `${destination}/${leadVariant}` },
  ];
}

function screenRewrites(
  pathPrefix: string,
  { path, pagesRoute, entryRoute }: Screen,
  to: (destination: string) => string,
): Rewrite[] {
  const route = path.slice(0, -1);
  const source = pathPrefix + route;
  if (pagesRoute) return listRewrites(source, to(pagesRoute));
  const screen = { source, destination: to(route) };
  return entryRoute
    ? [screen, { source: `${source}/:id(${idPattern})`, destination: to(entryRoute) }]
    : [screen];
}

/** The pages of a list, as it is without a query or in the view that the proxy has read from it. */
function listRewrites(source: string, destination: string): Rewrite[] {
  const paged = `${source}/page-:page(${pageNumberPattern})`;
  return [
    { source: paged, has: [viewMark], destination: `${destination}/:page/:view` },
    { source: paged, destination: `${destination}/:page/${plainView}` },
    { source, has: [viewMark], destination: `${destination}/1/:view` },
    { source, destination: `${destination}/1/${plainView}` },
  ];
}

/** Pages end in a slash; files and the gateway's addresses do not. */
export const slashRedirects = [
  { source: `/:path((?!${reserved}|.*/$)(?:[^/]+/)*[^/.]+)`, destination: '/:path/', permanent: true },
];
