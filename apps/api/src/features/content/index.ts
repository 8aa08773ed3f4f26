export { toContentRoute } from './content-route';
export { ContentRoute } from './contract';
export {
  type ContentPage,
  findPageById,
  findTerms,
  findTermsOfSale,
  type TermsOfSale,
} from './queries/pages';
export { findCategorySitemap, findProductSitemap } from './queries/sitemaps';
export { idsIn, readSitePath, type SitePath } from './site-path';
export { readSitemap, SitemapQuery, sitemapResponse } from './sitemap-response';
export type { PageRow } from './store-data';
