import helmet from '@fastify/helmet';
import Fastify, { type FastifyError } from 'fastify';
import type { App } from './app';
import type { Context } from './context';
import { endConnectionsOnClose } from './end-connections';
import { handleError, handleNotFound } from './errors/error-handler';
import { describeApi } from './openapi/describe-api';
import { limitRequests } from './rate-limits/limit-requests';
import { RequestLog, requestId } from './request-log';
import { registerRoutes } from './routes';
import { knownMethods } from './routes/known-methods';
import { createValidator } from './validator';

const bodyLimitBytes = 64 * 1024;
const requestTimeoutMs = 30_000;
const maxParamLength = 256;

/** The server with every operation; it listens nowhere yet. */
export async function buildServer(context: Context): Promise<App> {
  const app = Fastify({
    loggerInstance: context.log,
    logController: new RequestLog(),
    genReqId: requestId,
    trustProxy: context.config.trustedProxies,
    bodyLimit: bodyLimitBytes,
    requestTimeout: requestTimeoutMs,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength },
    frameworkErrors: (error, request, reply) => handleError(error, request, reply),
  });
  app.setValidatorCompiler(createValidator());
  app.setErrorHandler<FastifyError>(handleError);
  app.setNotFoundHandler(handleNotFound(knownMethods(app)));
  app.decorateRequest('shop');
  app.decorateRequest('customer');
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  endConnectionsOnClose(app);
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    crossOriginResourcePolicy: { policy: 'cross-origin' },
  });
  await describeApi(app);
  await limitRequests(app, context);
  await registerRoutes(app, context);
  return app;
}
