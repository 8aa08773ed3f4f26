import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { Context } from '../context';
import { ApiError } from '../errors/api-error';
import { shopIn } from './shop';

/** S7.1: what every call of a shop carries. */
export const ShopHeaders = Type.Object({
  StoreId: Type.Optional(
    Type.String({
      description: 'The store; required unless the query names it as storeId',
      examples: ['astralis'],
    }),
  ),
  culture: Type.Optional(
    Type.String({ description: "A culture of the store; else its default culture's", examples: ['en'] }),
  ),
  currency: Type.Optional(
    Type.String({ description: "For information: prices are in the culture's currency", examples: ['EUR'] }),
  ),
  rootCategoryId: Type.Optional(
    Type.String({ description: "Where the category tree begins; else at the store's root category" }),
  ),
});

/** The calls that name the store in their query too (S7.13). */
export const StoreQuery = Type.Object({
  storeId: Type.Optional(Type.String({ description: 'The store; must agree with the StoreId header' })),
});

/**
 * Finds the store that a request names and gives the request its `shop`.
 * @throws {ApiError} 400 `RequiredField` or `StoreMismatch`, 404 `UnknownStore`
 */
export function resolveShop({ stores, clock }: Pick<Context, 'stores' | 'clock'>) {
  return async (request: FastifyRequest): Promise<void> => {
    const header = one(request.headers.storeid);
    const query = one(queryOf(request).storeId);
    const storeId = header ?? query;
    if (!storeId) throw new ApiError(400, 'RequiredField', { field: 'StoreId' }, 'StoreId');
    if (query && query !== storeId) throw new ApiError(400, 'StoreMismatch', {}, 'storeId');
    const store = await stores.find(storeId);
    if (!store) throw new ApiError(404, 'UnknownStore', { storeId }, 'StoreId');
    const { culture, rootcategoryid } = request.headers;
    request.shop = shopIn(store, one(culture), one(rootcategoryid), clock());
  };
}

function queryOf({ query }: FastifyRequest): { storeId?: unknown } {
  return typeof query === 'object' && query !== null ? query : {};
}

function one(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
