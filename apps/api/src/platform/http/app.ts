import type { IncomingMessage, ServerResponse } from 'node:http';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify';

/**
 * The store that a request concerns. The feature that resolves it adds to this.
 * @public
 */
export interface RequestShop {
  storeId: string;
  culture: string;
  /** The store's own error messages in the culture, by alias. */
  ownMessages: ReadonlyMap<string, string>;
}

/**
 * The logged-in customer of a request. The feature that resolves it adds to this.
 * @public
 */
export interface RequestCustomer {
  id: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set before the handler of every shop operation. */
    shop: RequestShop;
    /** The logged-in customer of a shop operation; undefined for a visitor. */
    customer: RequestCustomer | undefined;
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
