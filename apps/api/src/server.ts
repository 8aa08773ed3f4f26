import Fastify, { type FastifyError } from 'fastify';
import type { App } from './app';
import type { Context } from './context';
import { endConnectionsOnClose } from './end-connections';
import { handleClientError } from './errors/client-error';
import { handleError, handleNotFound } from './errors/error-handler';
import { refuseUnstorableText } from './errors/refuse-unstorable-text';
import { measureRequests } from './metrics/measure-requests';
import { describeApi } from './openapi/describe-api';
import { limitRequests } from './rate-limits/limit-requests';
import { RequestLog, requestId } from './request-log';
import { registerRoutes } from './routes';
import { addFrameworkFailures } from './routes/framework-failures';
import { knownMethods } from './routes/known-methods';
import { sendSecurityHeaders } from './security-headers';
import { type ServerLimits, serverLimits } from './server-limits';
import { createValidator } from './validator';

const maxParamLength = 256;

/** Builds the server with every operation; it does not listen yet. */
export async function buildServer(context: Context, limits: ServerLimits = serverLimits): Promise<App> {
  const app = Fastify({
    loggerInstance: context.log,
    logController: new RequestLog(),
    genReqId: requestId,
    trustProxy: context.config.trustedProxies,
    bodyLimit: limits.bodyBytes,
    requestTimeout: limits.requestMs,
    connectionTimeout: limits.stallMs,
    http: {
      maxHeaderSize: limits.headerBytes,
      headersTimeout: limits.headersMs,
      connectionsCheckingInterval: limits.checkEveryMs,
    },
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength },
    frameworkErrors: (error, request, reply) => handleError(error, request, reply),
    clientErrorHandler: handleClientError,
  });
  app.setValidatorCompiler(createValidator());
  app.setErrorHandler<FastifyError>(handleError);
  app.setNotFoundHandler(handleNotFound(knownMethods(app)));
  app.decorateRequest('shop');
  app.decorateRequest('customer');
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  if (context.metrics) measureRequests(app, context.metrics);
  app.addHook('preValidation', refuseUnstorableText);
  addFrameworkFailures(app);
  endConnectionsOnClose(app);
  await sendSecurityHeaders(app, context.config);
  await describeApi(app);
  await limitRequests(app, context);
  await registerRoutes(app, context);
  return app;
}
