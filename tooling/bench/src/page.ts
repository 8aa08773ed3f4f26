import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createApiClient } from '@matchday/api-client';
import type { Club } from '@matchday/launcher/ports';
import { connections, median, rateOf } from './load';
import { type Platform, startPlatform } from './platform';

const rounds = 3;
/** The share of a static file's rate that a cached product page has to reach. */
const target = 0.6;

/**
 * Compares a cached product page of each club with a static file of the same size on the same server, in alternating
 * rounds.
 */
export async function pageBench(): Promise<string[]> {
  const platform = await startPlatform();
  const lines: string[] = [];
  try {
    for (const club of platform.services.clubs) lines.push(await pageOf(club, platform));
  } finally {
    await platform.stop();
  }
  return lines;
}

async function pageOf(club: Club, platform: Platform): Promise<string> {
  const fileName = 'same-size.html';
  const file = join(club.directory, '.next/static', fileName);
  const product = `${club.url}${await productPath(club, platform.services.api.url)}`;
  // The server lists its static files when it starts, so the first run measures the page's size and the second one the
  // rates.
  const stopFirst = await platform.startShop(club);
  const html = await (await fetch(product)).text();
  await stopFirst();
  writeFileSync(file, html);
  const stop = await platform.startShop(club);
  try {
    await fetch(product);
    const pages: number[] = [];
    const files: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      files.push(await rateOf(`${club.url}/_next/static/${fileName}`));
      pages.push(await rateOf(product));
    }
    const ratio = median(pages.map((rate, round) => rate / (files[round] ?? Number.NaN)));
    const verdict = ratio >= target ? 'reached' : 'MISSED';
    return (
      `${club.name}: product page ${Math.round(median(pages))} req/s, static file of ${Math.round(html.length / 1024)} KB ` +
      `${Math.round(median(files))} req/s, ratio ${ratio.toFixed(2)} (target ${target}: ${verdict}; ${connections} connections)`
    );
  } finally {
    await stop();
    rmSync(file);
  }
}

async function productPath(club: Club, apiUrl: string): Promise<string> {
  const client = createApiClient({ baseUrl: apiUrl, store: { storeId: club.id, culture: '' } });
  const { categories } = await client.call('listCategories', {});
  const id = categories[0]?.id;
  const { products } = await client.call('listCategoryProducts', { path: { id }, query: { pageSize: 1 } });
  const url = products.items[0]?.url;
  if (!url) throw new Error(`${club.name} has no product`);
  return url;
}
