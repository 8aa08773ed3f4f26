import { createApiClient } from '@matchday/api-client';
import { type Storage, startCatalogueApi } from './catalogue-api';
import { median } from './load';
import { responds, send } from './shopper-calls';

const workers = 8;
const warmUpSeconds = 3;
const seconds = 15;
const rounds = 3;
/** The target: this many times the rate of the fastest peer. */
const target = 10;

export type Sequence = () => Promise<void>;

/**
 * Creates a basket, adds a line and reads it, on one API process and on EverShop if it runs, with 1,000 products each.
 */
export async function basketBench(): Promise<string[]> {
  const peer = process.env.EVERSHOP_URL ?? 'http://127.0.0.1:3101';
  const sku = process.env.EVERSHOP_SKU ?? 'P0001-SAND-S';
  const theirs = (await responds(peer)) ? await medianRate(everShop(peer, sku)) : undefined;
  const lines = [
    theirs === undefined
      ? `EverShop does not respond at ${peer}, so there is no ratio.`
      : `EverShop: ${theirs.toFixed(1)} sequences/s`,
  ];
  for (const storage of ['PostgreSQL', 'embedded database'] as const) {
    const ours = await ourRate(storage);
    const ratio = theirs === undefined ? '' : `, ratio ${ratioText(ours / theirs)}`;
    lines.push(`Matchday, ${storage}: ${ours.toFixed(0)} sequences/s (${workers} workers)${ratio}`);
  }
  return lines;
}

function ratioText(ratio: number): string {
  return `${ratio.toFixed(1)} (target ${target}: ${ratio >= target ? 'reached' : 'MISSED'})`;
}

async function ourRate(storage: Storage): Promise<number> {
  const api = await startCatalogueApi(storage, 1000);
  try {
    return await medianRate(await basketSequence(api.url, api.storeIds));
  } finally {
    await api.stop();
  }
}

/** Fills a basket in each store in turn. */
export async function basketSequence(baseUrl: string, storeIds: readonly string[]): Promise<Sequence> {
  const shops = await Promise.all(
    storeIds.map(async (storeId) => ({ storeId, productId: await productInStock(baseUrl, storeId) })),
  );
  let turn = 0;
  return async () => {
    const shop = shops[turn % shops.length];
    if (!shop) throw new Error('There is no store.');
    turn += 1;
    const { storeId, productId } = shop;
    const headers = { StoreId: storeId, culture: 'en' };
    const query = `?storeId=${storeId}`;
    const baskets = `${baseUrl}/api/baskets`;
    const created = await send<{ summary: { token: string } }>(`${baskets}${query}`, {
      method: 'POST',
      headers,
    });
    const basket = `${baskets}/${created.summary.token}${query}`;
    await send(basket, { method: 'POST', headers, body: { productId, quantity: 1 } });
    const read = await send<{ basket: { lines: { productId: string }[] } }>(basket, { headers });
    if (read.basket.lines[0]?.productId !== productId) throw new Error('The line is missing');
  };
}

async function productInStock(baseUrl: string, storeId: string): Promise<string> {
  const client = createApiClient({ baseUrl, store: { storeId, culture: 'en' } });
  const { categories } = await client.call('listCategories', {});
  const { products } = await client.call('listCategoryProducts', {
    path: { id: categories[0]?.id },
    query: { pageSize: 20 },
  });
  const card = products.items.find(({ stockStatus }) => stockStatus === 'InStock');
  const { product } = await client.call('getProduct', { path: { id: card?.id } });
  const variant = product.variants.find(({ stockStatus }) => stockStatus === 'InStock');
  if (!variant) throw new Error(`${storeId} has nothing in stock`);
  return variant.id;
}

/** Adding to a cart creates it in EverShop, so the peer needs two calls where we need three. */
function everShop(baseUrl: string, sku: string): Sequence {
  let shopper = 0;
  return async () => {
    // Each shopper has a separate address, because the peer limits requests per address.
    shopper = (shopper + 1) % 4096;
    const headers = { 'x-forwarded-for': `10.2.${shopper >> 8}.${shopper & 255}` };
    const added = await send<{ data?: { cartId?: string } }>(`${baseUrl}/api/carts`, {
      method: 'POST',
      headers,
      body: { items: [{ sku, qty: 1 }] },
    });
    const query = `{ cart(id: "${added.data?.cartId}") { uuid totalQty grandTotal { value text } items { productSku productName thumbnail qty lineTotal { value text } } } }`;
    const read = await send<{ data?: { cart?: { items: { productSku: string }[] } } }>(
      `${baseUrl}/api/graphql`,
      { method: 'POST', headers, body: { query } },
    );
    if (read.data?.cart?.items[0]?.productSku !== sku) throw new Error('EverShop: the line is missing');
  };
}

/** Sequences per second: the median of several rounds after a warm-up. */
export async function medianRate(sequence: Sequence): Promise<number> {
  await rate(sequence, warmUpSeconds);
  const rates: number[] = [];
  for (let round = 0; round < rounds; round += 1) rates.push(await rate(sequence, seconds));
  return median(rates);
}

async function rate(sequence: Sequence, duration: number): Promise<number> {
  const end = performance.now() + duration * 1000;
  let done = 0;
  const work = async () => {
    while (performance.now() < end) {
      await sequence();
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: workers }, work));
  return done / duration;
}
