import { startCatalogueApi } from './catalogue-api';
import { variantRequests } from './catalogue-requests';
import { measure } from './load';

/** Requests a second. */
const wanted = 3000;

/** Products by their variant, as a product's page asks for them, of a store with a thousand. */
export async function variantBench(): Promise<string[]> {
  const lines: string[] = [];
  for (const storage of ['PostgreSQL', 'embedded database'] as const) {
    const api = await startCatalogueApi(storage, 1000);
    try {
      const { requests, latency } = await measure({
        url: api.url,
        requests: await variantRequests(api.url, api.storeIds),
      });
      const verdict = requests.average >= wanted ? 'reached' : 'MISSED';
      lines.push(
        `${storage}: ${requests.average.toFixed(0)} products/s (wanted ${wanted}: ${verdict}), p99 ${latency.p99} ms`,
      );
    } finally {
      await api.stop();
    }
  }
  return lines;
}
