import { createApiClient } from '@matchday/api-client';
import { findBrowser } from '@matchday/launcher/browser';
import { type Club, readServices } from '@matchday/launcher/ports';
import { serveEmptyPage } from './empty-page';
import { type Figures, limits, missed, table } from './limits';
import { measure } from './measure';

const { clubs, api } = readServices();
const browser = await findBrowser();
const pages: { name: string; figures: Figures }[] = [];
for (const club of clubs) {
  const page = `${club.url}${await productPath(club)}`;
  await warm(page);
  pages.push({ name: club.name, figures: await figuresOf(club.name, page) });
}
const others: typeof pages = [];
const { PEER_PAGE: peer } = process.env;
if (peer) others.push({ name: 'peer', figures: await figuresOf('peer', peer) });
const empty = await serveEmptyPage();
others.push({ name: 'empty page', figures: await figuresOf('empty page', empty.url).finally(empty.stop) });
console.log(`\n${table([...pages, ...others])}\n`);
const misses = pages.flatMap(({ name, figures }) =>
  missed(figures).map((key) => `${name}: ${limits[key].title}`),
);
if (misses.length > 0) console.log(`Missed: ${misses.join(', ')}.`);
process.exit(misses.length > 0 ? 1 : 0);

async function figuresOf(name: string, page: string): Promise<Figures> {
  const { figures, failures, benchmarkIndex } = await measure(page, browser);
  console.log(`${name}: ${page}, benchmark index ${benchmarkIndex}`);
  for (const title of failures) console.log(`  failed: ${title}`);
  return figures;
}

/** The first product of the shop's first category. */
async function productPath({ id: storeId, name }: Club): Promise<string> {
  const client = createApiClient({ baseUrl: api.url, store: { storeId, culture: '' } });
  const { categories } = await client.call('listCategories', {});
  const id = categories[0]?.id;
  const { products } = await client.call('listCategoryProducts', { path: { id }, query: { pageSize: 1 } });
  const url = products.items[0]?.url;
  if (!url) throw new Error(`${name} has no product.`);
  return url;
}

/** Requests the page and its images once before the measurement, because only the first visitor waits for rendering. */
async function warm(page: string): Promise<void> {
  const response = await fetch(page).catch((cause: unknown) => {
    throw new Error(`${page} does not respond. Start the built platform first: npm start.`, { cause });
  });
  const html = await response.text();
  const images = [...html.matchAll(/\/media\/[^"\s]+/g)].map(([path]) => path.replaceAll('&amp;', '&'));
  for (const path of new Set(images)) await (await fetch(new URL(path, page))).arrayBuffer();
}
