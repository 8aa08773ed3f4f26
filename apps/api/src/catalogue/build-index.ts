import { setImmediate as turn } from 'node:timers/promises';
import type { Db } from '../db/database';
import { findCategories } from '../db/repositories/categories';
import type { Market } from '../db/repositories/products';
import { findSearchRows, findSearchRowsAfter } from '../db/repositories/search-rows';
import { MarketIndex } from '../search/market-index';
import { TermCollection } from '../search/term-index';

/** So few at once that other requests wait no longer than some milliseconds. */
const productsAtOnce = 100;

/** Reads all listed products of a market, a portion at a time, so that other requests are answered between. */
export async function buildIndex(db: Db, market: Market): Promise<MarketIndex> {
  const index = new MarketIndex(market.culture, await findCategories(db, market.storeId, market.culture));
  const collection = new TermCollection();
  let after = '';
  for (;;) {
    const rows = await findSearchRowsAfter(db, market, after, productsAtOnce);
    index.add(rows, collection);
    const last = rows.at(-1);
    if (!last || rows.length < productsAtOnce) break;
    after = last.id;
    await turn();
  }
  await turn();
  index.exchangeTerms(new Set(), collection);
  return index;
}

/** Reads the products as they are now; those that are no longer listed leave the index. */
export async function refreshIndex(
  db: Db,
  market: Market,
  index: MarketIndex,
  ids: readonly string[],
): Promise<void> {
  for (let from = 0; from < ids.length; from += productsAtOnce) {
    const portion = ids.slice(from, from + productsAtOnce);
    index.replace(portion, await findSearchRows(db, market, portion));
    await turn();
  }
}
