import type { App } from '../http/app';
import type { Metrics } from './metrics';

/** Records the duration of every request. */
export function measureRequests(app: App, metrics: Metrics): void {
  app.addHook('onResponse', async ({ routeOptions }, reply) => {
    const operation = routeOptions.schema?.operationId ?? 'none';
    metrics.recordRequest(operation, reply.statusCode, reply.elapsedTime / 1000);
  });
}
