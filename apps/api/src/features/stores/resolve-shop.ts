import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { Fail } from '../../platform/http/errors/declare-errors';
import { IdempotencyHeader } from '../../platform/http/idempotency/run-once';
import { createShop, type Shop } from './shop';
import type { StoresContext } from './store-directory';

declare module '../../platform/http/app' {
  interface RequestShop extends Shop {}
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the host of the query's `url` can name the store. */
    storeOfUrl?: boolean;
  }
}

const StoreId = Type.String({ description: 'The store', examples: ['astralis'] });

const shopHeaders = {
  culture: Type.Optional(
    Type.String({
      description: "A culture of the store; the store's default culture if missing or unknown",
      examples: ['en'],
    }),
  ),
  currency: Type.Optional(
    Type.String({
      description:
        "The currency that the client expects. Prices are always in the culture's currency; any other one is refused",
      examples: ['EUR'],
    }),
  ),
  rootCategoryId: Type.Optional(
    Type.String({ description: "The root of the category tree; the store's root category if missing" }),
  ),
};

/** S7.1: headers of a call of a shop. */
export const ShopHeaders = Type.Object({ StoreId, ...shopHeaders });

/** Headers of a call that can name the store in its query instead. */
export const ShopHeadersOrQuery = Type.Object({
  StoreId: Type.Optional({ ...StoreId, description: 'The store; required unless the query names it' }),
  ...shopHeaders,
});

/** Headers of a call that clients can retry safely. */
export const RepeatableHeaders = Type.Object({ ...ShopHeadersOrQuery.properties, ...IdempotencyHeader });

/** Query of calls that can also name the store there (S7.13). */
export const StoreQuery = Type.Object({
  storeId: Type.Optional(Type.String({ description: 'The store; must match the StoreId header' })),
});

/** Errors of every call of a shop. */
export const shopErrors = { 400: ['StoreMismatch'], 404: ['UnknownStore'] } as const;

type FailShop = Fail<'RequiredField' | 'NotOneOf' | 'StoreMismatch' | 'UnknownStore'>;

/** Creates a hook that finds the store of a request and sets `request.shop`. */
export function resolveShop(
  fail: FailShop,
  { stores, clock, config }: Pick<StoresContext, 'stores' | 'clock' | 'config'>,
) {
  return async (request: FastifyRequest): Promise<void> => {
    const header = singleValue(request.headers.storeid);
    const query = singleValue(queryOf(request).storeId);
    const storeId = header ?? query ?? storeOfUrl(fail, request, config.shopOrigins);
    if (!storeId) return fail('RequiredField', { field: 'StoreId' }, 'StoreId');
    if (query && query !== storeId) fail('StoreMismatch', {}, 'storeId');
    const store = await stores.find(storeId);
    if (!store) return fail('UnknownStore', { storeId }, 'StoreId');
    const { culture, currency, rootcategoryid } = request.headers;
    request.shop = createShop(store, singleValue(culture), singleValue(rootcategoryid), clock());
    const expected = singleValue(currency);
    if (expected && expected !== request.shop.currency)
      fail('NotOneOf', { field: 'currency', values: request.shop.currency }, 'currency');
  };
}

/** The store whose shop has the host of the query's `url`; undefined if the operation does not allow it (S7.5). */
function storeOfUrl(
  fail: FailShop,
  request: FastifyRequest,
  origins: ReadonlyMap<string, readonly string[]>,
): string | undefined {
  const url = singleValue(queryOf(request).url);
  if (!request.routeOptions.config.storeOfUrl || !url || !URL.canParse(url)) return undefined;
  const { host } = new URL(url);
  for (const [storeId, own] of origins)
    if (own.some((origin) => new URL(origin).host === host)) return storeId;
  return fail('UnknownStore', { storeId: host }, 'url');
}

function queryOf({ query }: FastifyRequest): { storeId?: unknown; url?: unknown } {
  return typeof query === 'object' && query !== null ? query : {};
}

function singleValue(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
