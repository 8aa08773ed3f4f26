import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../../platform/http/app';
import { clientPseudonym } from '../../platform/observability/security-events';
import type { StoresContext } from '../stores';

/** Logs every admin call: the key or member, the client's pseudonym, the operation, the store and the response status. */
export function auditCalls(app: App, context: Pick<StoresContext, 'log' | 'config'>): void {
  app.addHook('onResponse', async (request, reply) =>
    context.log.info(auditEntry(context, request, reply), 'admin call'),
  );
}

function auditEntry(
  context: Pick<StoresContext, 'config'>,
  request: FastifyRequest,
  reply: FastifyReply,
): object {
  const { admin, id, ip, routeOptions } = request;
  const caller = typeof admin === 'object' ? admin : undefined;
  const { operationId = null } = { operationId: undefined, ...routeOptions.schema };
  return {
    audit: true,
    requestId: id,
    client: clientPseudonym(context, ip),
    operation: operationId,
    params: request.params,
    query: withoutSearch(request.query),
    store: caller?.storeId ?? null,
    key: caller?.kind === 'staff' ? null : (caller?.id ?? admin ?? null),
    ...(caller?.kind === 'staff' && { member: caller.id }),
    status: reply.statusCode,
  };
}

/** What staff search for can be a customer's name or address. */
function withoutSearch(query: unknown): object {
  const { search: _search, text: _text, ...rest }: Record<string, unknown> = Object(query);
  return rest;
}
