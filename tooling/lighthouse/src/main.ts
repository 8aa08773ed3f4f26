import { findBrowser } from '@matchday/launcher/browser';
import { readServices } from '@matchday/launcher/ports';
import { serveEmptyPage } from './empty-page';
import { missed, table } from './figures-table';
import { type Figures, limits } from './limits';
import { measure } from './measure';
import { productPath, warm } from './product-pages';

const { clubs, api } = readServices();
const browser = await findBrowser();
const pages: { name: string; figures: Figures }[] = [];
for (const club of clubs) {
  const page = `${club.url}${await productPath(club, api.url)}`;
  await warm(page);
  pages.push({ name: club.name, figures: await figuresOf(club.name, page) });
}
const others: typeof pages = [];
const { PEER_PAGE: peer } = process.env;
if (peer) others.push({ name: 'peer', figures: await figuresOf('peer', peer) });
const empty = await serveEmptyPage();
others.push({ name: 'empty page', figures: await figuresOf('empty page', empty.url).finally(empty.stop) });
console.log(`\n${table(limits, [...pages, ...others])}\n`);
const misses = pages.flatMap(({ name, figures }) =>
  missed(limits, figures).map((key) => `${name}: ${limits[key].title}`),
);
if (misses.length > 0) console.log(`Missed: ${misses.join(', ')}.`);
process.exit(misses.length > 0 ? 1 : 0);

async function figuresOf(name: string, page: string): Promise<Figures> {
  const { figures, failures, benchmarkIndex } = await measure(page, browser);
  console.log(`${name}: ${page}, benchmark index ${benchmarkIndex}`);
  for (const title of failures) console.log(`  failed: ${title}`);
  return figures;
}
