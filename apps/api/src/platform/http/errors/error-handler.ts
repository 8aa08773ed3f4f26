import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseUnavailable } from '../../database/database-unavailable';
import type { App } from '../app';
import { ApiError, ApiErrors, type ErrorItemOf } from './api-error';
import { codeForStatus, errorBody, errorItem } from './error-body';
import type { ErrorCode, MessageReader } from './messages';
import { validationItems } from './validation';

const codeByFrameworkCode = new Map<string, ErrorCode>([
  ['FST_ERR_CTP_INVALID_JSON_BODY', 'MalformedJson'],
  ['FST_ERR_CTP_EMPTY_JSON_BODY', 'MalformedJson'],
]);

const retryAfterSeconds = 2;

/** Sends every error as an `ErrorBody`; logs unexpected ones. */
export function handleError(
  error: FastifyError | ApiError | ApiErrors,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const reader = readerOf(request);
  if (error instanceof ApiError) {
    const { retryAfterSeconds } = error.params;
    if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds);
    send(request, reply, error.status, [errorItem(error, reader)]);
    return;
  }
  if (error instanceof ApiErrors) {
    send(request, reply, error.status, [...error.items]);
    return;
  }
  if (error.validation) {
    send(request, reply, 400, validationItems(error.validation, reader));
    return;
  }
  const status = statusOf(error);
  if (status >= 500) request.log.error({ err: error }, 'request failed');
  const code = codeByFrameworkCode.get(error.code) ?? codeForStatus(status);
  send(request, reply, status, [errorItem({ code, params: {} }, reader)]);
}

function statusOf(error: FastifyError): number {
  const { code, statusCode = 500 } = error;
  if (isDatabaseUnavailable(error)) return 503;
  if (code === 'FST_ERR_MAX_PARAM_LENGTH') return 400;
  return statusCode >= 400 ? statusCode : 500;
}

/** Handles requests without a route: 405 if the path has other methods, otherwise 404. */
export function handleNotFound(methodsAt: (path: string) => readonly string[]) {
  return (request: FastifyRequest, reply: FastifyReply): void => {
    const [path = '/'] = request.url.split('?');
    const methods = methodsAt(path);
    const status = methods.length > 0 ? 405 : 404;
    if (status === 405) reply.header('allow', methods.join(', '));
    const params = { method: request.method, path };
    send(request, reply, status, [errorItem({ code: codeForStatus(status), params }, readerOf(request))]);
  };
}

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  items: readonly ErrorItemOf<ErrorCode>[],
): void {
  reportUndeclared(request, status, items);
  // An error of the framework can come before the hook that names the request.
  reply.header('x-request-id', request.id);
  if (status === 503) reply.header('retry-after', retryAfterSeconds);
  if (status === 401) reply.header('www-authenticate', challengeOf(request));
  reply
    .status(status)
    .type('application/json')
    .serializer(JSON.stringify)
    .send(errorBody(status, items, request.id));
}

/** RFC 6750: a request without credentials gets no error code. */
function challengeOf({ headers }: FastifyRequest): string {
  return headers.authorization === undefined ? 'Bearer' : 'Bearer error="invalid_token"';
}

export const undeclaredError = 'an operation answered an error that it does not declare';

/** Logs errors that the document does not list. Only a hook that is not part of an operation can cause one. */
function reportUndeclared(
  { routeOptions, log }: FastifyRequest,
  status: number,
  items: readonly ErrorItemOf<ErrorCode>[],
): void {
  const { operationId, errors = {} } = routeOptions?.schema ?? {};
  if (operationId === undefined) return;
  const declared = new Map(Object.entries(errors)).get(String(status)) ?? [];
  const codes = items.map(({ code }) => code).filter((code) => !declared.includes(code));
  if (codes.length > 0) log.error({ operationId, status, codes }, undeclaredError);
}

function readerOf(request: FastifyRequest): MessageReader {
  const { culture } = request.headers;
  return request.shop ?? { culture: typeof culture === 'string' ? culture : 'en' };
}

/** Collects the registered routes and returns a function that lists the methods of a path. */
export function knownMethods(app: App): (path: string) => string[] {
  const routes: { method: string; path: RegExp }[] = [];
  app.addHook('onRoute', ({ method, url }) => {
    const path = new RegExp(`^${url.replace(/\*/g, '.*').replace(/:\w+/g, '[^/]+')}$`);
    for (const name of [method].flat()) routes.push({ method: name, path });
  });
  return (path) => [...new Set(routes.filter((route) => route.path.test(path)).map(({ method }) => method))];
}
