import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import type { Context } from '../../context';
import type { App } from '../app';
import { countingStore, digestOf, keyOf } from './counting-store';
import type { Limited, LimitName, Limits } from './limits';
import { TooManyRequests } from './too-many-requests';

declare module 'fastify' {
  interface FastifyContextConfig extends Partial<Limited> {}
}

type Hook = (request: FastifyRequest) => Promise<void>;

/** Applies rate limits to routes that are registered later and have `limited` in their config. */
export async function limitRequests(app: App, context: Context): Promise<void> {
  const { rateLimits } = context.config;
  if (!rateLimits) return;
  await app.register(rateLimit, { global: false, skipOnError: true, store: countingStore(context) });
  const limitHook = (limit: LimitName, identify: (request: FastifyRequest) => string): Hook =>
    createLimitHook(app, context, rateLimits, limit, identify);
  app.addHook('onRoute', (route) => {
    const { limited } = route.config ?? {};
    if (!limited) return;
    const { client, account } = limited;
    route.onRequest = [...[route.onRequest ?? []].flat(), limitHook(client, ({ ip }) => normalizeIP(ip))];
    if (account)
      route.preHandler = [
        ...[route.preHandler ?? []].flat(),
        limitHook(account.limit, ({ body, customer }) => {
          const named = fieldOf(body, account.field);
          return account.isOwn && named !== '' ? (customer?.id ?? '') : named;
        }),
      ];
  });
}

/**
 * Requests without an account name, such as a token refresh, are not counted.
 * @throws {ApiError} 429 `TooManyRequests`, with Retry-After
 */
function createLimitHook(
  app: App,
  { config }: Context,
  limits: Limits,
  limit: LimitName,
  identify: (request: FastifyRequest) => string,
): Hook {
  const { max, windowMs } = limits[limit];
  const check = app.createRateLimit({
    max,
    timeWindow: windowMs,
    keyGenerator: (request) =>
      keyOf(request.shop.storeId, digestOf(`${limit}:${identify(request)}`, config.tokenSecret)),
  });
  return async (request) => {
    if (identify(request) === '') return;
    const result = await check(request);
    if (result.isAllowed || !result.isExceeded) return;
    throw new TooManyRequests(result.ttlInSeconds, request.shop.culture);
  };
}

function fieldOf(body: unknown, field: string): string {
  const value: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, field) : undefined;
  return typeof value === 'string' ? value.trim().normalize('NFC').toLowerCase() : '';
}
