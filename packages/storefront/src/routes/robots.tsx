import { brand } from 'club-brand';
import type { MetadataRoute } from 'next';
import { connection } from 'next/server';
import { previewStart } from '../addresses/preview';
import { absoluteUrl } from '../seo/absolute-url';
import { sitemapAddress } from '../seo/sitemap';

const privatePages = ['/cart/', '/checkout/', '/receipt/', previewStart];

/** Rendered per request: a build does not know the shop's public address. */
export default async function robots(): Promise<MetadataRoute.Robots> {
  await connection();
  const disallow = brand.cultures.flatMap(({ pathPrefix }) =>
    privatePages.map((page) => `${pathPrefix}${page}`),
  );
  return {
    rules: { userAgent: '*', allow: '/', disallow: ['/api/', ...disallow] },
    sitemap: absoluteUrl(sitemapAddress),
  };
}
