import formbody from '@fastify/formbody';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import fastify from 'fastify';
import { createFaults } from './faults';
import { Problem } from './problem';
import { hostedPageRoutes } from './routes/hosted-page';
import { paymentRoutes } from './routes/payments';
import { switchRoutes } from './routes/switches';
import { createSessions } from './sessions';
import { openStore } from './store';
import { createWebhooks, type RetryPolicy } from './webhooks';

const expirySweepMs = 1_000;

export type ServerOptions = {
  secret: string;
  publicUrl: () => string;
  dataDir: string | undefined;
  retry: RetryPolicy;
  logger: boolean;
};

/** Builds the provider with all its routes; it does not listen yet. */
export async function buildServer({ secret, publicUrl, dataDir, retry, logger }: ServerOptions) {
  const store = openStore(dataDir);
  const faults = createFaults();
  const webhooks = createWebhooks({ store, faults, secret, retry });
  const sessions = createSessions({
    store,
    publicUrl,
    allowsMulticapture: () => faults.current.multicapture !== false,
    onEvent: (event) => webhooks.dispatch(event),
  });

  const app = fastify({
    logger,
    forceCloseConnections: true,
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false } },
  }).withTypeProvider<TypeBoxTypeProvider>();

  app.setErrorHandler<Error & { statusCode?: number }>((error, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error(error);
    const code = error instanceof Problem ? error.code : status >= 500 ? 'internal' : 'invalid_request';
    const message = status >= 500 ? 'The provider failed.' : error.message;
    return reply.code(status).send({ error: { code, message } });
  });
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).send({ error: { code: 'not_found', message: 'There is no such route.' } }),
  );

  await app.register(formbody);
  app.get('/health/ready', () => ({ status: 'ok' }));
  await app.register(paymentRoutes, { prefix: '/v1', sessions, store, faults, secret });
  await app.register(hostedPageRoutes, { sessions });
  await app.register(switchRoutes, { prefix: '/test', sessions, store, faults, webhooks });

  const sweep = setInterval(() => sessions.expireDue(), expirySweepMs);
  app.addHook('onClose', async () => {
    clearInterval(sweep);
    await webhooks.close();
    store.close();
  });
  return { app, webhooks };
}
