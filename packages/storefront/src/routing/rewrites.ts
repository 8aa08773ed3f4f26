import type { Brand, BrandCulture } from '../brand';

interface Rewrite {
  source: string;
  has?: { type: 'header'; key: string; value: string }[];
  destination: string;
}

/** Request header in which the proxy notes what the content service says of a path. */
export const whereaboutsHeader = 'x-matchday-whereabouts';

const missingMark = { type: 'header', key: whereaboutsHeader, value: 'missing' } as const;

const id = '[A-Za-z0-9-]+';
const reserved = 'api/|_next/|media/';

/**
 * Maps the shop's addresses to the routes of `app/[culture]`. They cost a request nothing, and all addresses of one
 * product or category become one route, so that one cached page serves them all (S2.15 to S2.18).
 */
export function pageRewrites({ cultures }: Brand): Rewrite[] {
  const prefixes = cultures.map(({ pathPrefix }) => pathPrefix.slice(1)).filter(Boolean);
  return cultures.flatMap((culture) => rewritesOf(culture, culture.pathPrefix ? [] : prefixes));
}

function rewritesOf({ culture, pathPrefix }: BrandCulture, otherPrefixes: string[]): Rewrite[] {
  const foreign = otherPrefixes.flatMap((prefix) => [`${prefix}/`, `${prefix}$`]).join('|');
  const own = pathPrefix ? '' : `(?!${[reserved, foreign].filter(Boolean).join('|')})`;
  const lead = `${pathPrefix}/:lead(${own}(?:[^/]+/)*)`;
  const to = (destination: string) => `/${culture}${destination}`;
  return [
    { source: pathPrefix || '/', destination: to('') },
    ...['cart', 'checkout', 'receipt'].map((page) => ({
      source: `${pathPrefix}/${page}`,
      destination: to(`/${page}`),
    })),
    { source: `${lead}c-:id(${id})/page-:page(\\d{1,4})`, destination: to('/category/:id/:page') },
    { source: `${lead}c-:id(${id})`, destination: to('/category/:id/1') },
    { source: `${lead}p-:id(${id})`, destination: to('/product/:id') },
    { source: `${pathPrefix}/:path(${own}.+)`, has: [missingMark], destination: to('/missing') },
    { source: `${pathPrefix}/:path(${own}.+)`, destination: to('/content/:path*') },
  ];
}

/** Pages end in a slash; files and the gateway's addresses do not. */
export const slashRedirects = [
  { source: `/:path((?!${reserved}|.*/$)(?:[^/]+/)*[^/.]+)`, destination: '/:path/', permanent: true },
];
