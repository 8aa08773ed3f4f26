import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Db } from '../../platform/database/database';
import {
  type Catalogue,
  type CatalogueContext,
  findCategories,
  type IndexBuilder,
  type Market,
} from '../catalogue';
import type { EmptySearches } from './empty-searches/empty-searches';
import { MarketIndex } from './engine/market-index';
import { TermCollection } from './engine/term-index';
import { findSearchRows, findSearchRowsAfter } from './queries';

/** Small enough that other requests wait only a few milliseconds. */
const batchSize = 100;

/** The services of search operations. */
export interface SearchContext extends CatalogueContext {
  catalogue: Catalogue<MarketIndex>;
  emptySearches: EmptySearches;
}

/** Reads all listed products of a market in batches, so that the process answers other requests in between. */
async function buildIndex(db: Db, market: Market): Promise<MarketIndex> {
  const index = new MarketIndex(market.culture, await findCategories(db, market.storeId, market.culture));
  const collection = new TermCollection();
  let after = '';
  for (;;) {
    const rows = await findSearchRowsAfter(db, market, after, batchSize);
    index.add(rows, collection);
    const last = rows.at(-1);
    if (!last || rows.length < batchSize) break;
    after = last.id;
    await yieldToEventLoop();
  }
  await yieldToEventLoop();
  index.replaceTerms(new Set(), collection);
  return index;
}

/** Reads the products again and removes those that are no longer listed from the index. */
async function refreshIndex(
  db: Db,
  market: Market,
  index: MarketIndex,
  ids: readonly string[],
): Promise<void> {
  for (let from = 0; from < ids.length; from += batchSize) {
    const batch = ids.slice(from, from + batchSize);
    index.replace(batch, await findSearchRows(db, market, batch));
    await yieldToEventLoop();
  }
}

/** Builds the search indexes of the catalogue. */
export const searchIndexBuilder: IndexBuilder<MarketIndex> = { build: buildIndex, refresh: refreshIndex };
