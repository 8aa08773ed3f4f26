import type { App } from '../../platform/http/app';
import { failures } from '../../platform/http/failures';
import { clientCount } from '../../platform/http/rate-limits/client-count';
import type { StoresContext } from '../stores';

/** Refuses the admin calls of a client after too many without a valid key or secret, and documents the response. */
export function limitFailedCalls(app: App, context: Pick<StoresContext, 'config' | 'clock' | 'db'>): void {
  const failedCalls = clientCount(context, 'adminFailure');
  app.addHook('onRoute', ({ schema }) => {
    if (schema) schema.response = { ...failures(429), ...Object(schema.response) };
  });
  app.addHook('onRequest', async (request) => failedCalls.refuse(request));
  app.addHook('onSend', async (request, reply) => {
    if (reply.statusCode === 401) await failedCalls.add(request);
  });
}
