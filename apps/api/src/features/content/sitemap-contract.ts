import { type Static, Type } from 'typebox';

export const SitemapEntry = Type.Object(
  {
    url: Type.String({
      description:
        "Path of the page in the store's default culture, or in the first culture that has the page",
      examples: ['/shirts/home-shirt/p-home-shirt-black-m/'],
    }),
    alternates: Type.Array(
      Type.Object({
        culture: Type.String({ examples: ['da'], description: 'The language, as named by the shop' }),
        locale: Type.String({ description: 'For hreflang', examples: ['da-DK'] }),
        url: Type.String({
          examples: ['/da/trojer/hjemmetroje/p-home-shirt-black-m/'],
          description: 'Path of the shop, with the culture’s prefix',
        }),
      }),
      { minItems: 1, description: 'The page in every culture that has it, including `url`' },
    ),
    lastModified: Type.String({
      format: 'date-time',
      description: 'Time of the last change of the page',
      examples: ['2026-11-21T09:30:00.000Z'],
    }),
  },
  { title: 'SitemapEntry', description: 'A page for search engines' },
);
export type SitemapEntry = Static<typeof SitemapEntry>;

export const Sitemap = Type.Object(
  {
    entries: Type.Array(SitemapEntry, { description: 'The pages of the sitemap' }),
    page: Type.Integer({ description: 'Page number, starting at 1' }),
    pageSize: Type.Integer({ description: 'Entries per page; the last page may have fewer' }),
    totalItems: Type.Integer({ description: 'Number of entries on all pages' }),
    totalPages: Type.Integer({ description: 'Number of pages' }),
  },
  { title: 'Sitemap', description: 'A page of the sitemap, in a stable order' },
);
export type Sitemap = Static<typeof Sitemap>;
