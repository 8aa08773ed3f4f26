import { STATUS_CODES } from 'node:http';
import type { components } from '@matchday/api-client';
import type { FastifyReply } from 'fastify';

/** Refuses a request with an error body of the contract. The client has the texts for its codes. */
export function refuse(reply: FastifyReply, status: number, code: string): FastifyReply {
  const id = reply.request.id;
  return reply.code(status).send({
    meta: { status, redirect: null },
    success: false,
    errors: [{ code, message: code }],
    type: `urn:matchday:error:${code}`,
    title: STATUS_CODES[status] ?? String(status),
    status,
    detail: code,
    instance: `urn:matchday:request:${id}`,
    requestId: id,
  } satisfies components['schemas']['ErrorBody']);
}
