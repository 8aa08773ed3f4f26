import { createApiClient } from '@matchday/api-client';
import type { Club } from '@matchday/launcher/ports';
import { sitemapPages } from './crawl';
import { connections, measure, median, type Rate, rateWith } from './load';
import { pacedLatencies, percentile } from './paced';
import { startPlainNode } from './plain-node-server';
import { type Platform, type RunningShop, startPlatform } from './platform';
import { processorTimeOf } from './processor-time';
import { read } from './shopper-calls';
import { staticFilesOf } from './static-files';

const rounds = 3;
const perSecond = 1_000;
const seconds = 5;
const headers = { 'accept-encoding': 'gzip' };
/** The share of plain Node's rate; milliseconds at the paced load and of a first render; megabytes. */
const target = { ratio: 0.5, p99: 10, render: 60, memory: 250 };

/**
 * Compares pages and files of each club, compressed as for a browser, with plain Node that serves the same bytes from
 * memory, in alternating rounds. `BENCH_CLUBS=dbu` measures some of the clubs, and `PEER_PAGE` a page of another server.
 */
export async function* pageServerBench(): AsyncGenerator<string> {
  const chosen = process.env.BENCH_CLUBS?.split(',');
  const platform = await startPlatform();
  try {
    for (const club of platform.services.clubs)
      if (chosen?.includes(club.id) ?? true) yield* pagesOf(club, platform);
  } finally {
    await platform.stop();
  }
  const peer = process.env.PEER_PAGE;
  if (peer) yield `${peer}: ${Math.round((await measure({ url: peer, headers })).requests.average)} req/s`;
}

async function* pagesOf(club: Club, platform: Platform): AsyncGenerator<string> {
  const shop = await platform.startShop(club);
  try {
    const before = await processorTimeOf(shop.processId);
    const renders = await firstRenders(club.url);
    const processor = ((await processorTimeOf(shop.processId)) - before) / renders.length / 1000;
    const memory = await shop.memory();
    yield `${club.name}, first renders of ${renders.length} pages: median ${verdict(median(renders), target.render)} ms, ` +
      `p90 ${percentile(renders, 90).toFixed(0)} ms, processor ${processor.toFixed(0)} ms each; memory afterwards ${verdict(memory, target.memory)} MB`;
    const files = await staticFilesOf(`${club.url}/`);
    for (const [name, path] of [...(await pathsOf(club, platform.services.api.url)), ...files])
      yield `${club.name}, ${name}: ${await figuresOf(`${club.url}${path}`, shop)}`;
    yield `${club.name}, after the loads: ${verdict(await shop.memory(), target.memory)} MB`;
  } finally {
    await shop.stop();
  }
}

/** Milliseconds of each page's first request, one after the other, ascending. */
async function firstRenders(origin: string): Promise<number[]> {
  const pages = await sitemapPages(origin);
  const latencies: number[] = [];
  for (const page of pages) {
    const begun = performance.now();
    await read(page, { headers });
    latencies.push(performance.now() - begun);
  }
  return latencies.toSorted((a, b) => a - b);
}

async function figuresOf(url: string, shop: RunningShop): Promise<string> {
  const plain = await startPlainNode(await readyBytes(url));
  const measured: { shop: Rate; plain: Rate }[] = [];
  let plainP99: number;
  try {
    for (let round = 0; round < rounds; round += 1)
      measured.push({
        plain: await rateWith(plain.url, headers, plain.processId),
        shop: await rateWith(url, headers, shop.processId),
      });
    plainP99 = await pacedP99(plain.url);
  } finally {
    await plain.stop();
  }
  const p99 = await pacedP99(url);
  const middle = (figure: (round: { shop: Rate; plain: Rate }) => number) => median(measured.map(figure));
  const ratio = middle(({ shop, plain }) => shop.perSecond / plain.perSecond);
  return (
    `${Math.round(middle(({ shop }) => shop.perSecond))} req/s, ` +
    `plain Node ${Math.round(middle(({ plain }) => plain.perSecond))}, ` +
    `ratio ${ratio.toFixed(2)} (target ${target.ratio}: ${ratio >= target.ratio ? 'reached' : 'MISSED'}; ` +
    `${connections} connections); processor ${middle(({ shop }) => shop.microseconds).toFixed(0)} µs a request, ` +
    `plain Node ${middle(({ plain }) => plain.microseconds).toFixed(0)}; ` +
    `p99 at ${perSecond}/s ${verdict(p99, target.p99)} ms, plain Node ${plainP99.toFixed(1)}`
  );
}

async function pacedP99(url: string): Promise<number> {
  const { origin, pathname } = new URL(url);
  const paced = { url: origin, requests: [{ path: pathname, headers }], perSecond, seconds, call: read };
  return percentile(await pacedLatencies(paced), 99);
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
