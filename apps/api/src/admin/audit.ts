import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../app';
import type { Context } from '../context';

/** Writes a line to the log for every admin call: who did what to which store, and how it was answered. */
export function auditCalls(app: App, { log }: Pick<Context, 'log'>): void {
  app.decorateRequest('admin');
  app.addHook('onResponse', async (request, reply) => log.info(lineOf(request, reply), 'admin call'));
}

function lineOf(request: FastifyRequest, reply: FastifyReply): object {
  const { admin, id, ip, routeOptions } = request;
  const { operationId = null } = { operationId: undefined, ...routeOptions.schema };
  const by = typeof admin === 'object' ? { key: admin.id, keyName: admin.name } : { key: admin ?? null };
  return {
    audit: true,
    requestId: id,
    ip,
    operation: operationId,
    params: request.params,
    query: request.query,
    store: typeof admin === 'object' ? admin.storeId : null,
    ...by,
    status: reply.statusCode,
  };
}
