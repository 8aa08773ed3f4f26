import type { App } from '../../platform/http/app';
import { addErrors, declareErrors } from '../../platform/http/errors/declare-errors';
import { clientCount } from '../../platform/http/rate-limits/client-count';
import { limitErrors } from '../../platform/http/rate-limits/too-many-requests';
import type { StoresContext } from '../stores';

/** Refuses the admin calls of a client after too many without a valid key or secret, and documents the response. */
export function limitFailedCalls(app: App, context: Pick<StoresContext, 'config' | 'clock' | 'db'>): void {
  const { errors, fail } = declareErrors(limitErrors);
  const failedCalls = clientCount(context, 'adminFailure');
  app.addHook('onRoute', ({ schema }) => {
    if (schema) addErrors(schema, errors);
  });
  app.addHook('onRequest', async (request) => failedCalls.refuse(fail, request));
  app.addHook('onSend', async (request, reply) => {
    if (reply.statusCode === 401) await failedCalls.add(request);
  });
}
