import type { IncomingMessage, ServerResponse } from 'node:http';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify';
import type { Shop } from './shop/shop';
import type { Bearer } from './users/access-tokens';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set on every call of a shop, before its handler. */
    shop: Shop;
    /** Who is logged in, on calls of a shop; undefined for a visitor. */
    customer: Bearer | undefined;
  }
}

/** The server with its schemas' types. */
export type App = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>;
