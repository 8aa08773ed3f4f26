import { createApiClient } from '@matchday/api-client';
import type autocannon from 'autocannon';

const culture = 'en';
const sample = 60;

interface StoreSample {
  storeId: string;
  categoryIds: string[];
  /** Words from product names. */
  terms: string[];
  variantIds: string[];
}

/** Possible requests of a store's shoppers. */
async function sampleOf(baseUrl: string, storeId: string): Promise<StoreSample> {
  const client = createApiClient({ baseUrl, store: { storeId, culture } });
  const { categories } = await client.call('listCategories', {});
  const tree = [...categories, ...categories.flatMap(({ children }) => children)];
  const lists = await Promise.all(
    tree.map(({ id }) => client.call('listCategoryProducts', { path: { id }, query: { pageSize: sample } })),
  );
  const cards = lists.flatMap(({ products }) => products.items);
  const words = cards.flatMap(({ name }) => name.split(' ').filter((word) => /^[A-Z][a-z]{3,}$/.test(word)));
  return {
    storeId,
    categoryIds: categories.length > 0 ? tree.map(({ id }) => id) : [],
    terms: [...new Set(words)].slice(0, sample),
    variantIds: [...new Set(cards.map(({ variantId }) => variantId))].slice(0, sample),
  };
}

/** Product pages by variant, from all stores in turn. */
export async function variantRequests(baseUrl: string, storeIds: readonly string[]) {
  const samples = await Promise.all(storeIds.map((storeId) => sampleOf(baseUrl, storeId)));
  return mix(samples, ({ storeId, variantIds }) =>
    variantIds.map((id) => get(storeId, `/api/products/variant/${id}`)),
  );
}

/** Searches for a term with one filter. The response has one page of cards and the counts of every filter. */
export async function searchRequests(baseUrl: string, storeIds: readonly string[]) {
  const samples = await Promise.all(storeIds.map((storeId) => sampleOf(baseUrl, storeId)));
  return mix(samples, ({ storeId, terms, categoryIds }) =>
    terms.map((term, at) => {
      const filter = `category:${categoryIds[at % categoryIds.length]}`;
      const query = new URLSearchParams({ Term: term, 'Filters.MultipleFilters': filter });
      return get(storeId, `/api/products/search?${query.toString()}`);
    }),
  );
}

function get(storeId: string, path: string): autocannon.Request {
  return { method: 'GET', path, headers: { StoreId: storeId, culture } };
}

/** One of each store, then the next of each store. */
function mix<Sample>(samples: readonly Sample[], requestsOf: (sample: Sample) => autocannon.Request[]) {
  const lists = samples.map(requestsOf);
  const longest = Math.max(...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list[at] ?? [])).flat();
}
