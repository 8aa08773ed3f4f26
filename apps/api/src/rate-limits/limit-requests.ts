import { createHmac } from 'node:crypto';
import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../app';
import type { Context } from '../context';
import { ApiError } from '../errors/api-error';
import { countingStore, keyOf } from './counting-store';
import { type Limited, type LimitName, type Limits } from './limits';
import { waitFor } from './wait-for';

declare module 'fastify' {
  interface FastifyContextConfig extends Partial<Limited> {}
}

type Hook = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/** Lets the routes that are registered after it, and say so in their config, be called only so often. */
export async function limitRequests(app: App, context: Context): Promise<void> {
  const { rateLimits } = context.config;
  if (!rateLimits) return;
  await app.register(rateLimit, { global: false, skipOnError: true, store: countingStore(context) });
  const refuse = (limit: LimitName, whose: (request: FastifyRequest) => string): Hook =>
    refuseBeyond(app, context, rateLimits, limit, whose);
  app.addHook('onRoute', (route) => {
    const { limited } = route.config ?? {};
    if (!limited) return;
    const { client, account } = limited;
    route.onRequest = [...[route.onRequest ?? []].flat(), refuse(client, ({ ip }) => normalizeIP(ip))];
    if (account)
      route.preHandler = [
        ...[route.preHandler ?? []].flat(),
        refuse(account.limit, ({ body, customer }) => {
          const named = fieldOf(body, account.field);
          return account.isOwn && named !== '' ? (customer?.id ?? '') : named;
        }),
      ];
  });
}

/**
 * Counts nothing for a request that names nobody, such as one that renews a login by a token.
 * @throws {ApiError} 429 `TooManyRequests`, with Retry-After
 */
function refuseBeyond(
  app: App,
  { config }: Context,
  limits: Limits,
  limit: LimitName,
  whose: (request: FastifyRequest) => string,
): Hook {
  const { max, windowMs } = limits[limit];
  const check = app.createRateLimit({
    max,
    timeWindow: windowMs,
    keyGenerator: (request) =>
      keyOf(request.shop.storeId, digestOf(`${limit}:${whose(request)}`, config.tokenSecret)),
  });
  return async (request, reply) => {
    if (whose(request) === '') return;
    const answer = await check(request);
    if (answer.isAllowed || !answer.isExceeded) return;
    reply.header('retry-after', answer.ttlInSeconds);
    const wait = waitFor(answer.ttlInSeconds, request.shop.culture);
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
