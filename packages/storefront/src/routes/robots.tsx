import { brand } from 'club-brand';
import type { MetadataRoute } from 'next';

const privatePages = ['/cart/', '/checkout/', '/receipt/'];

export default function robots(): MetadataRoute.Robots {
  const disallow = brand.cultures.flatMap(({ pathPrefix }) =>
    privatePages.map((page) => `${pathPrefix}${page}`),
  );
  return { rules: { userAgent: '*', allow: '/', disallow: ['/api/', ...disallow] } };
}
