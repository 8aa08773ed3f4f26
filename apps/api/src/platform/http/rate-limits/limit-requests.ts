import { createHmac } from 'node:crypto';
import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../../context';
import type { App } from '../app';
import { ApiError } from '../errors/api-error';
import { countingStore, keyOf } from './counting-store';
import { formatWait, type Limited, type LimitName, type Limits } from './limits';

declare module 'fastify' {
  interface FastifyContextConfig extends Partial<Limited> {}
}

type Hook = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

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
  return async (request, reply) => {
    if (identify(request) === '') return;
    const result = await check(request);
    if (result.isAllowed || !result.isExceeded) return;
    reply.header('retry-after', result.ttlInSeconds);
    const wait = formatWait(result.ttlInSeconds, request.shop.culture);
    throw new ApiError(429, 'TooManyRequests', { wait });
  };
}

function digestOf(text: string, secret: string): string {
  return createHmac('sha256', secret).update(`rate-limit:${text}`).digest('base64url');
}

function fieldOf(body: unknown, field: string): string {
  const value: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, field) : undefined;
  return typeof value === 'string' ? value.trim().toLowerCase() : '';
}
