import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type autocannon from 'autocannon';
import { startCatalogueApi } from './catalogue-api';
import { searchRequests } from './catalogue-requests';
import { connections, measure } from './load';
import { responds, send } from './shopper-calls';

/** The target: this many times the rate of the fastest peer. */
const target = 1.3;
const pageSize = 24;

/**
 * Searches for a term with one filter in a store of 1,000 products: ours with the counts of every filter, and Medusa's
 * index search.
 */
export async function searchBench(): Promise<string[]> {
  const theirs = await medusaRate();
  const lines = [
    theirs === undefined
      ? 'Medusa does not respond, so there is no ratio.'
      : `Medusa, index search without counts: ${theirs.toFixed(0)} searches/s`,
  ];
  for (const storage of ['PostgreSQL', 'embedded database'] as const) {
    const api = await startCatalogueApi(storage, 1000);
    try {
      const { requests, latency } = await measure({
        url: api.url,
        requests: await searchRequests(api.url, api.storeIds),
      });
      const rate = requests.average;
      const ratio = theirs === undefined ? '' : `, ratio ${ratioText(rate / theirs)}`;
      lines.push(
        `Matchday, ${storage}: ${rate.toFixed(0)} searches/s (${connections} connections), p99 ${latency.p99} ms${ratio}`,
      );
    } finally {
      await api.stop();
    }
  }
  return lines;
}

function ratioText(ratio: number): string {
  return `${ratio.toFixed(2)} (target ${target}: ${ratio >= target ? 'reached' : 'MISSED'})`;
}

/** Medusa's rate if it runs; its key is in `MEDUSA_SEEDED`. */
async function medusaRate(): Promise<number | undefined> {
  const url = process.env.MEDUSA_URL ?? 'http://127.0.0.1:9000';
  const seeded = process.env.MEDUSA_SEEDED ?? join(tmpdir(), 'peers/medusa/seeded.json');
  if (!(await responds(`${url}/health`))) return undefined;
  const { key } = JSON.parse(await readFile(seeded, 'utf8')) as { key: string };
  const headers = { 'x-publishable-api-key': key, 'content-type': 'application/json' };
  const { product_categories: categories } = await send<{ product_categories: { id: string }[] }>(
    `${url}/store/product-categories?limit=100`,
    { headers },
  );
  const { products } = await send<{ products: { title: string; categories: { id: string }[] }[] }>(
    `${url}/store/products?limit=60&fields=title,*categories`,
    { headers },
  );
  const requests = products.map(({ title, categories: own }, at): autocannon.Request => {
    const words = title.split(' ').filter((word) => /^[A-Z][a-z]{3,}$/.test(word));
    const q = words[at % words.length] ?? title;
    const filters = { q, category_ids: [own[0]?.id ?? categories[at % categories.length]?.id] };
    const body = JSON.stringify({
      queries: [{ entity: 'product', filters, pagination: { take: pageSize } }],
    });
    return { method: 'POST', path: '/store/search', body };
  });
  return (await measure({ url, headers, requests })).requests.average;
}
