import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { Fail } from '../../platform/http/errors/declare-errors';
import { IdempotencyHeader } from '../../platform/http/idempotency/run-once';
import { createShop, type Shop } from './shop';
import type { StoresContext } from './store-directory';

declare module '../../platform/http/app' {
  interface RequestShop extends Shop {}
}

/** S7.1: headers of every call of a shop. */
export const ShopHeaders = Type.Object({
  StoreId: Type.Optional(
    Type.String({
      description: 'The store; required unless the query has storeId',
      examples: ['astralis'],
    }),
  ),
  culture: Type.Optional(
    Type.String({
      description: "A culture of the store; the store's default culture if missing or unknown",
      examples: ['en'],
    }),
  ),
  currency: Type.Optional(
    Type.String({
      description: "Informational only: prices are always in the culture's currency",
      examples: ['EUR'],
    }),
  ),
  rootCategoryId: Type.Optional(
    Type.String({ description: "The root of the category tree; the store's root category if missing" }),
  ),
});

/** Headers of a call that clients can retry safely. */
export const RepeatableHeaders = Type.Object({ ...ShopHeaders.properties, ...IdempotencyHeader });

/** Query of calls that can also name the store there (S7.13). */
export const StoreQuery = Type.Object({
  storeId: Type.Optional(Type.String({ description: 'The store; must match the StoreId header' })),
});

/** Errors of every call of a shop. */
export const shopErrors = { 400: ['StoreMismatch'], 404: ['UnknownStore'] } as const;

/** Creates a hook that finds the store of a request and sets `request.shop`. */
export function resolveShop(
  fail: Fail<'RequiredField' | 'StoreMismatch' | 'UnknownStore'>,
  { stores, clock }: Pick<StoresContext, 'stores' | 'clock'>,
) {
  return async (request: FastifyRequest): Promise<void> => {
    const header = singleValue(request.headers.storeid);
    const query = singleValue(queryOf(request).storeId);
    const storeId = header ?? query;
    if (!storeId) return fail('RequiredField', { field: 'StoreId' }, 'StoreId');
    if (query && query !== storeId) fail('StoreMismatch', {}, 'storeId');
    const store = await stores.find(storeId);
    if (!store) return fail('UnknownStore', { storeId }, 'StoreId');
    const { culture, rootcategoryid } = request.headers;
    request.shop = createShop(store, singleValue(culture), singleValue(rootcategoryid), clock());
  };
}

function queryOf({ query }: FastifyRequest): { storeId?: unknown } {
  return typeof query === 'object' && query !== null ? query : {};
}

function singleValue(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
