import { basketSequence, medianRate } from './basket';
import { type CatalogueApi, startCatalogueApi } from './catalogue-api';
import { searchRequests, variantRequests } from './catalogue-requests';
import { measure } from './load';
import { pacedLatencies, percentile } from './paced';
import { send } from './shopper-calls';

const sizes = [1000, 10_000, 100_000] as const;
const searchesPerSecond = 50;
const searchSeconds = 20;
const target = { searchP99Ms: 50, basketShare: 0.8, memoryMb: 400 };

interface Figures {
  products: number;
  importSeconds: number;
  baskets: number;
  variants: number;
  searches: number;
  searchP99: number;
  firstSearchMs: number;
  memory: number;
}

/** Measures the API on PostgreSQL with 1,000 products in one store, and up to 100,000 products in 100 stores. */
export async function growthBench(): Promise<string[]> {
  const figures: Figures[] = [];
  for (const products of sizes) {
    const api = await startCatalogueApi('PostgreSQL', products);
    try {
      figures.push(await figuresOf(api, products));
    } finally {
      await api.stop();
    }
  }
  return [
    'products  import s  baskets/s  products/s  searches/s  search p99 ms at 50/s  first search ms  memory MB',
    ...figures.map(line),
    ...verdicts(figures),
  ];
}

async function figuresOf(api: CatalogueApi, products: number): Promise<Figures> {
  const { url, storeIds } = api;
  const searches = await searchRequests(url, storeIds);
  const firstSearchMs = await slowestFirst(url, searches.slice(0, storeIds.length));
  const steady = await pacedLatencies({
    url,
    requests: searches,
    perSecond: searchesPerSecond,
    seconds: searchSeconds,
  });
  const full = await measure({ url, requests: searches });
  const variants = await measure({ url, requests: await variantRequests(url, storeIds) });
  const baskets = await medianRate(await basketSequence(url, storeIds));
  return {
    products,
    importSeconds: api.importSeconds,
    baskets,
    variants: variants.requests.average,
    searches: full.requests.average,
    searchP99: percentile(steady, 99),
    firstSearchMs,
    memory: await api.memory(),
  };
}

type Request = Awaited<ReturnType<typeof searchRequests>>[number];

/** Milliseconds of the slowest first search of a store, after which its catalogue is cached. */
async function slowestFirst(url: string, requests: readonly Request[]): Promise<number> {
  let slowest = 0;
  for (const { path, headers } of requests) {
    const begun = performance.now();
    await send(`${url}${path}`, { headers: headers as Record<string, string> });
    slowest = Math.max(slowest, performance.now() - begun);
  }
  return slowest;
}

function line(figures: Figures): string {
  const columns: [number, number, number][] = [
    [figures.products, 8, 0],
    [figures.importSeconds, 8, 1],
    [figures.baskets, 9, 0],
    [figures.variants, 10, 0],
    [figures.searches, 10, 0],
    [figures.searchP99, 21, 0],
    [figures.firstSearchMs, 15, 0],
    [figures.memory, 9, 0],
  ];
  return columns.map(([value, width, digits]) => value.toFixed(digits).padStart(width)).join('  ');
}

function verdicts(figures: readonly Figures[]): string[] {
  const [small, large] = [figures[0], figures.at(-1)];
  if (!small || !large) return [];
  const share = large.baskets / small.baskets;
  return [
    verdict('search p99, ms', large.searchP99, (value) => value < target.searchP99Ms, target.searchP99Ms),
    verdict(
      'basket rate against the small catalogue',
      share,
      (value) => value >= target.basketShare,
      target.basketShare,
    ),
    verdict('memory, MB', large.memory, (value) => value < target.memoryMb, target.memoryMb),
  ];
}

function verdict(what: string, value: number, isReached: (value: number) => boolean, limit: number): string {
  return `${what}: ${value.toFixed(2)} (target ${limit}: ${isReached(value) ? 'reached' : 'MISSED'})`;
}
