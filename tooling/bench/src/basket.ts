import { createApiClient } from '@matchday/api-client';
import { startPostgres } from '@matchday/launcher/postgres';
import { median } from './load';
import { startPlatform } from './platform';

const workers = 8;
const warmUpSeconds = 3;
const seconds = 15;
const rounds = 3;
/** How many times the fastest peer's rate is wanted. */
const wanted = 8;
const storeId = 'astralis';

/** Create a basket, add a line, read it: on one API process with PostgreSQL, and on EverShop where it runs. */
export async function basketBench(): Promise<string[]> {
  const ours = await ourRate();
  const peer = process.env.EVERSHOP_URL ?? 'http://127.0.0.1:3101';
  const sku = process.env.EVERSHOP_SKU ?? 'P0001-SAND-S';
  const first = `Matchday: ${ours.toFixed(0)} sequences/s (${workers} workers, one API process on PostgreSQL)`;
  if (!(await answers(peer))) return [first, `EverShop does not answer at ${peer}, so there is no ratio.`];
  const theirs = await medianRate(everShop(peer, sku));
  const ratio = ours / theirs;
  const verdict = ratio >= wanted ? 'reached' : 'MISSED';
  return [
    first,
    `EverShop: ${theirs.toFixed(1)} sequences/s`,
    `ratio ${ratio.toFixed(1)} (wanted ${wanted}: ${verdict})`,
  ];
}

async function ourRate(): Promise<number> {
  const postgres = await startPostgres({ durable: true });
  try {
    const platform = await startPlatform(postgres.url);
    try {
      return await medianRate(await matchday(platform.services.api.url));
    } finally {
      await platform.stop();
    }
  } finally {
    await postgres.stop();
  }
}

type Sequence = () => Promise<void>;

async function matchday(baseUrl: string): Promise<Sequence> {
  const client = createApiClient({ baseUrl, store: { storeId, culture: 'en' } });
  const { categories } = await client.call('listCategories', {});
  const lists = await Promise.all(
    categories.map(({ id }) => client.call('listCategoryProducts', { path: { id }, query: { pageSize: 5 } })),
  );
  const card = lists
    .flatMap(({ products }) => products.items)
    .find(({ stockStatus }) => stockStatus === 'InStock');
  const product = await client.call('getProduct', { path: { id: card?.id } });
  const productId = product.product.variants.find(({ stockStatus }) => stockStatus === 'InStock')?.id ?? '';
  const headers = { StoreId: storeId, culture: 'en' };
  const baskets = `${baseUrl}/api/baskets`;
  const query = `?storeId=${storeId}`;
  return async () => {
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

interface Call {
  method?: string;
  headers: Record<string, string>;
  body?: object;
}

/** Both sides are asked by the same plain means, so that the load costs them the same. */
async function send<T>(url: string, { method = 'GET', headers, body }: Call): Promise<T> {
  const answer = await fetch(url, {
    method,
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  return (await answer.json()) as T;
}

/** Adding to a cart creates it there, so the peer is asked twice where we are asked three times. */
function everShop(baseUrl: string, sku: string): Sequence {
  let shopper = 0;
  return async () => {
    // An address of its own for each shopper, against the peer's limit for one address.
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

async function medianRate(sequence: Sequence): Promise<number> {
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

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(5000) })).ok;
  } catch {
    return false;
  }
}
