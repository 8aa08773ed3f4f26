import Fastify, { type FastifyError } from 'fastify';
import type { Context } from './context';
import { takeBasketToken } from './features/baskets';
import { customerSecuritySchemes } from './features/customers/session/request-customer';
import { adminSecuritySchemes } from './features/staff/authorise';
import { signalAdminChanges } from './jobs/signal-admin-changes';
import { registerOperations, webhooks } from './operations';
import type { App } from './platform/http/app';
import { endConnectionsOnClose } from './platform/http/end-connections';
import { handleClientError } from './platform/http/errors/client-error';
import { addErrors, declareErrors, errorsOfBodies } from './platform/http/errors/declare-errors';
import { handleError, handleNotFound, knownMethods } from './platform/http/errors/error-handler';
import { refuseUnstorableText } from './platform/http/errors/refuse-unstorable-text';
import { ignoreExpectations } from './platform/http/ignore-expectations';
import { limitRequests } from './platform/http/rate-limits/limit-requests';
import { acceptEmptyJson } from './platform/http/request-bodies';
import { sendSecurityHeaders } from './platform/http/security-headers';
import { type ServerLimits, serverLimits } from './platform/http/server-limits';
import { createValidator } from './platform/http/validator';
import { measureRequests } from './platform/observability/metrics';
import { RequestLog, requestId } from './platform/observability/request-log';
import { recordRefusals } from './platform/observability/security-events';
import { traceRequests } from './platform/observability/trace-requests';
import { describeApi } from './platform/openapi/describe-api';

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
  traceRequests(app, context);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  if (context.metrics) measureRequests(app, context.metrics);
  signalAdminChanges(app, context);
  app.addHook('preValidation', refuseUnstorableText);
  app.addHook('preValidation', takeBasketToken);
  acceptEmptyJson(app);
  addDeclaredErrors(app);
  endConnectionsOnClose(app);
  ignoreExpectations(app);
  sendSecurityHeaders(app, context.config);
  await describeApi(app, { ...adminSecuritySchemes, ...customerSecuritySchemes }, webhooks);
  recordRefusals(app, context);
  await limitRequests(app, context);
  await registerOperations(app, context);
  return app;
}

/** Adds to each operation the responses of the errors that it declares and of those that the framework sends. */
function addDeclaredErrors(app: App): void {
  const { errors } = declareErrors();
  app.addHook('onRoute', ({ method, schema }) => {
    if (!schema?.operationId) return;
    const hasBody = [method].flat().some((name) => !['GET', 'HEAD'].includes(name));
    addErrors(schema, errors, ...(hasBody ? [errorsOfBodies] : []));
  });
}
