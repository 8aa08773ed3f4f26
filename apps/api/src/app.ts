import type { IncomingMessage, ServerResponse } from 'node:http';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify';
import type { Shop } from './shop/shop';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set on every call of a shop, before its handler. */
    shop: Shop;
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
