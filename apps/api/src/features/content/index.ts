export { type ContentPage, findTerms, findTermsOfSale, type TermsOfSale } from './queries/pages';
export { findCategorySitemap, findProductSitemap } from './queries/sitemaps';
export { idsIn, readSitePath, type SitePath } from './site-path';
export { readSitemap, SitemapQuery, sitemapResponse } from './sitemap-response';
export type { PageRow } from './store-data';
