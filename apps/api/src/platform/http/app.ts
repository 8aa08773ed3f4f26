import type { IncomingMessage, ServerResponse } from 'node:http';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify';
import type { Bearer } from '../../features/customers/session/access-tokens';
import type { Shop } from '../../features/stores/shop';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set before the handler of every shop operation. */
    shop: Shop;
    /** The logged-in customer of a shop operation; undefined for a visitor. */
    customer: Bearer | undefined;
  }
}

/** The Fastify instance with types derived from the schemas. */
export type App = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>;
