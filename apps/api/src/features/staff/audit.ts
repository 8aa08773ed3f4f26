import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../../platform/http/app';
import type { StoresContext } from '../stores';

/** Logs every admin call: the key, the operation, the store and the response status. */
export function auditCalls(app: App, { log }: Pick<StoresContext, 'log'>): void {
  app.decorateRequest('admin');
  app.addHook('onResponse', async (request, reply) => log.info(auditEntry(request, reply), 'admin call'));
}

function auditEntry(request: FastifyRequest, reply: FastifyReply): object {
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
