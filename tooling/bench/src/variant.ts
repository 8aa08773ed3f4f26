import { startCatalogueApi } from './catalogue-api';
import { variantRequests } from './catalogue-requests';
import { measure } from './load';

/** Requests per second. */
const target = 3000;

/** Requests products by variant, as a product page does, from a store with 1,000 products. */
export async function variantBench(): Promise<string[]> {
  const lines: string[] = [];
  for (const storage of ['PostgreSQL', 'embedded database'] as const) {
    const api = await startCatalogueApi(storage, 1000);
    try {
      const { requests, latency } = await measure({
        url: api.url,
        requests: await variantRequests(api.url, api.storeIds),
      });
      const verdict = requests.average >= target ? 'reached' : 'MISSED';
      lines.push(
        `${storage}: ${requests.average.toFixed(0)} products/s (target ${target}: ${verdict}), p99 ${latency.p99} ms`,
      );
    } finally {
      await api.stop();
    }
  }
  return lines;
}
