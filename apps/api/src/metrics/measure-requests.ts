import type { App } from '../app';
import type { Metrics } from './metrics';

/** Notes how long every request takes. */
export function measureRequests(app: App, metrics: Metrics): void {
  app.addHook('onResponse', async ({ routeOptions }, reply) => {
    const operation = routeOptions.schema?.operationId ?? 'none';
    metrics.noteRequest(operation, reply.statusCode, reply.elapsedTime / 1000);
  });
}
