import { type Static, Type } from 'typebox';

export const SitemapEntry = Type.Object(
  {
    url: Type.String({
      description: "Path of the page in the store's default culture, or in the first that has it",
      examples: ['/shirts/home-shirt/p-home-shirt-black-m/'],
    }),
    alternates: Type.Array(
      Type.Object({
        culture: Type.String({ examples: ['da'] }),
        locale: Type.String({ description: 'For hreflang', examples: ['da-DK'] }),
        url: Type.String({ examples: ['/da/trojer/hjemmetroje/p-home-shirt-black-m/'] }),
      }),
      { minItems: 1, description: 'The page in every culture that has it, `url` among them' },
    ),
    lastModified: Type.String({
      format: 'date-time',
      description: 'When what the page says last became other than it was',
      examples: ['2026-11-21T09:30:00.000Z'],
    }),
  },
  { title: 'SitemapEntry', description: 'A page that search engines may list' },
);
export type SitemapEntry = Static<typeof SitemapEntry>;

export const Sitemap = Type.Object(
  {
    entries: Type.Array(SitemapEntry),
    page: Type.Integer({ description: 'Counted from 1' }),
    pageSize: Type.Integer({ description: 'Entries a page, the last one may have fewer' }),
    totalItems: Type.Integer({ description: 'Entries on all pages' }),
    totalPages: Type.Integer(),
  },
  { title: 'Sitemap', description: 'A page of the sitemap, in an order that stays' },
);
export type Sitemap = Static<typeof Sitemap>;
