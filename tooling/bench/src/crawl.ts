/** The requests of a crawl. */
export interface Crawled {
  pages: number;
  images: number;
}

const visitorsAtOnce = 4;
const imageTypes = 'image/avif,image/webp,image/*;q=0.8';

/** Fetches every page of a shop's sitemap, and every image on those pages. */
export async function crawl(origin: string): Promise<Crawled> {
  const pages = await sitemapPages(origin);
  const images = new Set<string>();
  const waiting = pages.values();
  const visit = async () => {
    for (const page of waiting) {
      for (const url of imagesOf(await textOf(page), origin)) {
        if (images.has(url)) continue;
        images.add(url);
        await read(url, imageTypes);
      }
    }
  };
  await Promise.all(Array.from({ length: visitorsAtOnce }, visit));
  return { pages: pages.length, images: images.size };
}

/** The addresses of a shop's pages. */
export async function sitemapPages(origin: string): Promise<string[]> {
  const pages: string[] = [];
  for (const sitemap of locations(await textOf(`${origin}/sitemap.xml`)))
    pages.push(...locations(await textOf(sitemap)));
  return [...new Set(pages)];
}

const locations = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => plain(url));

/** The media service's image URLs, one size for each `srcset`. */
function imagesOf(html: string, origin: string): string[] {
  return [...html.matchAll(/<img [^>]*?\bsrc="(\/media\/[^"]+)"/g)].map(
    ([, path = '']) => `${origin}${plain(path)}`,
  );
}

const plain = (text: string) => text.replaceAll('&amp;', '&');

const textOf = async (url: string) => new TextDecoder().decode(await read(url, 'text/html,*/*;q=0.8'));

async function read(url: string, accept: string): Promise<ArrayBuffer> {
  const response = await fetch(url, { headers: { accept } });
  if (!response.ok) throw new Error(`${url} responded ${response.status}.`);
  return response.arrayBuffer();
}
