import { createBasket, isBasketClosed, type LineToAdd } from '@matchday/commerce';
import { LRUCache } from 'lru-cache';
import type { AskedChange } from './asked-change';
import type { BrowserCalls } from './browser-client';

type Change = Exclude<AskedChange, { kind: 'incomplete' }>;

/** A browser without scripts posts a form again at the second click. */
const secondClickMs = 2_000;
const additions = new LRUCache<string, Promise<unknown>>({ max: 1_000, ttl: secondClickMs });

/** Makes the change that a form asks for. @throws {ApiError} */
export async function changeBasket(calls: BrowserCalls, change: Change): Promise<void> {
  if (change.kind === 'add') await addOnce(calls, change.line);
  else await setQuantity(calls, change);
}

/** Adds a line; the second click on the button adds nothing. */
async function addOnce({ client, cookie }: BrowserCalls, line: LineToAdd): Promise<void> {
  const add = () => createBasket({ client, cookie }).add(line);
  const basket = cookie.read();
  // The two clicks of a browser without a basket make a basket each, and it keeps the last one.
  if (basket === null) return void (await add());
  const key = JSON.stringify([basket, line]);
  const running = additions.get(key) ?? add();
  additions.set(key, running);
  await running.catch((error: unknown) => {
    additions.delete(key);
    throw error;
  });
}

async function setQuantity(
  { client, cookie }: BrowserCalls,
  { lineId, quantity }: { lineId: string; quantity: number },
): Promise<void> {
  const token = cookie.read();
  if (token === null) return;
  const { basket } = await client.call('getBasket', { path: { token } });
  const line = basket.lines.find(({ id }) => id === lineId);
  if (!line) return;
  const { productId, addOnAndProductRelationId, personalisation } = line;
  const lines = [{ productId, addOnAndProductRelationId, personalisation, quantity }];
  await client.call('setBasketLines', { path: { token }, body: { lines } });
}

/** The basket of the browser; null if it has none, or none that can be changed. @throws {ApiError} */
export async function readBasket({ client, cookie }: BrowserCalls) {
  const token = cookie.read();
  if (token === null) return null;
  return client.call('getBasket', { path: { token } }).catch((error: unknown) => {
    if (isBasketClosed(error)) return null;
    throw error;
  });
}
