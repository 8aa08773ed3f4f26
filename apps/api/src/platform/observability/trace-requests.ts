import { beginSpan, isTracing, type Span } from '@matchday/telemetry';
import { anyTraceParent, signedTraceParent } from '@matchday/telemetry/trace-parent';
import type { FastifyRequest } from 'fastify';
import type { Context } from '../context';
import type { App } from '../http/app';

declare module 'fastify' {
  interface FastifyRequest {
    /** The request in its trace; undefined if it is not traced. */
    span: Span | undefined;
  }
}

/**
 * Makes each request a span with its route, never with its address, which may contain a token. It belongs to the trace of
 * the shop that called; others cannot choose a trace, or have theirs recorded, unless the configuration accepts it.
 */
export function traceRequests(app: App, { config }: Pick<Context, 'config'>): void {
  app.decorateRequest('span');
  if (!isTracing()) return;
  app.addHook('onRequest', (request, { raw }, done) => {
    const { url: route = '' } = request.routeOptions;
    if (route.startsWith('/health/')) return done();
    const parent = config.acceptsTraceParents
      ? anyTraceParent(request.headers)
      : signedTraceParent(request.headers, config.invalidationSecret);
    const name = [request.method, route].join(' ').trim();
    const span = beginSpan(name, { kind: 'server', attributes: attributesOf(request), parent });
    request.span = span;
    // A client that leaves gets no response.
    raw.once('close', () => span?.end());
    span?.run(done);
  });
  // The body has been read by its connection, outside of the span.
  app.addHook('preValidation', ({ span }, _reply, done) => (span ? span.run(done) : done()));
  app.addHook('onResponse', async ({ span, shop }, { statusCode }) => {
    span?.set({
      'http.response.status_code': statusCode,
      ...(shop && { 'matchday.store': shop.storeId }),
    });
    if (statusCode >= 500) span?.fail(String(statusCode));
    span?.end();
  });
}

function attributesOf({ method, routeOptions, id }: FastifyRequest) {
  const { operationId } = { operationId: undefined, ...routeOptions.schema };
  return {
    'http.request.method': method,
    'matchday.request_id': id,
    ...(routeOptions.url && { 'http.route': routeOptions.url }),
    ...(operationId && { 'matchday.operation': operationId }),
  };
}
