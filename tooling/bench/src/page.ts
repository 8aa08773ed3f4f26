import { createApiClient } from '@matchday/api-client';
import type { Club } from '@matchday/launcher/ports';
import { crawl } from './crawl';
import { connections, median, rateOf } from './load';
import { pacedLatencies, percentile } from './paced';
import { startPlainNode } from './plain-node-server';
import { type Platform, startPlatform } from './platform';
import { read } from './shopper-calls';

const rounds = 3;
const perSecond = 1_000;
const seconds = 5;
const headers = { 'accept-encoding': 'gzip' };
/** The share of plain Node's rate that a cached page reaches, milliseconds at the paced load, and megabytes. */
const target = { ratio: 0.5, p99: 10, memory: 250 };

/**
 * Compares a cached product page, category page and front page of each club, compressed as for a browser, with plain
 * Node that serves the same bytes from memory, in alternating rounds.
 */
export async function pageBench(): Promise<string[]> {
  const platform = await startPlatform();
  const lines: string[] = [];
  try {
    for (const club of platform.services.clubs) lines.push(...(await pagesOf(club, platform)));
  } finally {
    await platform.stop();
  }
  return lines;
}

async function pagesOf(club: Club, platform: Platform): Promise<string[]> {
  const shop = await platform.startShop(club);
  const lines: string[] = [];
  try {
    for (const [name, path] of await pathsOf(club, platform.services.api.url))
      lines.push(`${club.name}, ${name}: ${await figuresOf(`${club.url}${path}`)}`);
    const { pages } = await crawl(club.url);
    const memory = await shop.memory();
    lines.push(`${club.name}, after ${pages} pages: ${verdict(memory, target.memory)} MB`);
  } finally {
    await shop.stop();
  }
  return lines;
}

async function figuresOf(url: string): Promise<string> {
  const plain = await startPlainNode(await readyBytes(url));
  const rates = { page: [] as number[], plain: [] as number[] };
  try {
    for (let round = 0; round < rounds; round += 1) {
      rates.plain.push(await rateOf(plain.url));
      rates.page.push(await rateOf(url));
    }
  } finally {
    await plain.stop();
  }
  const ratio = median(rates.page.map((rate, round) => rate / (rates.plain[round] ?? Number.NaN)));
  const { origin, pathname } = new URL(url);
  const paced = { url: origin, requests: [{ path: pathname, headers }], perSecond, seconds, call: read };
  const p99 = percentile(await pacedLatencies(paced), 99);
  return (
    `${Math.round(median(rates.page))} req/s, plain Node ${Math.round(median(rates.plain))}, ` +
    `ratio ${ratio.toFixed(2)} (target ${target.ratio}: ${ratio >= target.ratio ? 'reached' : 'MISSED'}; ` +
    `${connections} connections); p99 at ${perSecond}/s ${verdict(p99, target.p99)} ms`
  );
}

/** The page as it is sent once it is compressed as well as possible. */
async function readyBytes(url: string): Promise<Buffer> {
  let bytes = await read(url, { headers });
  for (let same = 0; same < 3; ) {
    await new Promise((resolve) => setTimeout(resolve, 500));
    const next = await read(url, { headers });
    same = next.equals(bytes) ? same + 1 : 0;
    bytes = next;
  }
  return bytes;
}

async function pathsOf(club: Club, apiUrl: string): Promise<[name: string, path: string][]> {
  const client = createApiClient({ baseUrl: apiUrl, store: { storeId: club.id, culture: '' } });
  const { categories } = await client.call('listCategories', {});
  const [category] = categories;
  if (!category) throw new Error(`${club.name} has no category`);
  const query = { pageSize: 1 };
  const { products } = await client.call('listCategoryProducts', { path: { id: category.id }, query });
  const [product] = products.items;
  if (!product) throw new Error(`${club.name} has no product`);
  return [
    ['product', product.url],
    ['category', category.url],
    ['front page', '/'],
  ];
}

const verdict = (value: number, limit: number) =>
  `${value.toFixed(1)} (target ${limit}: ${value <= limit ? 'reached' : 'MISSED'})`;
