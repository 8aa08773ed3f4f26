export { type ContentPage, findTerms, findTermsOfSale, type TermsOfSale } from './queries/pages';
export { findCategorySitemap, findProductSitemap } from './queries/sitemaps';
export { readSitemap, SitemapQuery, sitemapResponse } from './sitemap-response';
export type { PageRow } from './store-data';
