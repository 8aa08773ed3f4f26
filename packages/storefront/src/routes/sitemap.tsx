import { brand } from 'club-brand';
import { getSitemap } from '../data/sitemap';
import {
  readSitemapFile,
  sitemapIndex,
  sitemapIndexFile,
  sitemapKinds,
  sitemapOf,
  sitemapPath,
} from '../seo/sitemap';

const { culture } = brand.cultures[0];

/** The sitemaps' index and the sitemaps. */
export async function GET(
  _request: Request,
  { params }: { params: Promise<{ file: string }> },
): Promise<Response> {
  const { file } = await params;
  const xml = file === sitemapIndexFile ? await index() : await sitemap(file);
  if (xml === null) return new Response(null, { status: 404 });
  return new Response(xml, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } });
}

async function index(): Promise<string> {
  const paths = await Promise.all(
    sitemapKinds.map(async (kind) => {
      const { totalPages } = await getSitemap(culture, kind, 1);
      return Array.from({ length: totalPages }, (_, before) => sitemapPath(kind, before + 1));
    }),
  );
  return sitemapIndex(paths.flat());
}

async function sitemap(file: string): Promise<string | null> {
  const asked = readSitemapFile(file);
  if (!asked) return null;
  const { entries } = await getSitemap(culture, asked.kind, asked.page);
  return entries.length > 0 ? sitemapOf(entries, culture) : null;
}
