import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import type { Context } from '../../context';
import type { App } from '../app';
import { addErrors, declareErrors, type Fail } from '../errors/declare-errors';
import { countingStore, digestOf, keyOf } from './counting-store';
import type { Limit, Limited, LimitName } from './limits';
import { failTooMany, limitErrors } from './too-many-requests';

declare module 'fastify' {
  interface FastifyContextConfig extends Partial<Limited> {}
}

type Hook = (request: FastifyRequest) => Promise<void>;

/** Applies rate limits to routes that are registered later and have `limited` in their config. */
export async function limitRequests(app: App, context: Context): Promise<void> {
  const { rateLimits } = context.config;
  const { errors, fail } = declareErrors(limitErrors);
  app.addHook('onRoute', ({ config, schema }) => {
    if (config?.limited && schema) addErrors(schema, errors);
  });
  if (!rateLimits) return;
  await app.register(rateLimit, { global: false, skipOnError: true, store: countingStore(context) });
  const limitHook = (limit: LimitName, identify: (request: FastifyRequest) => string): Hook =>
    createLimitHook(fail, app, context, { limit: rateLimits[limit], name: limit, identify });
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
 */
function createLimitHook(
  fail: Fail<'TooManyRequests'>,
  app: App,
  { config }: Context,
  { limit, name, identify }: { limit: Limit; name: LimitName; identify: (request: FastifyRequest) => string },
): Hook {
  const { max, windowMs } = limit;
  const check = app.createRateLimit({
    max,
    timeWindow: windowMs,
    keyGenerator: (request) =>
      keyOf(request.shop.storeId, digestOf(`${name}:${identify(request)}`, config.tokenSecret)),
  });
  return async (request) => {
    if (identify(request) === '') return;
    const result = await check(request);
    if (result.isAllowed || !result.isExceeded) return;
    failTooMany(fail, result.ttlInSeconds, request.shop.culture);
  };
}

function fieldOf(body: unknown, field: string): string {
  const value: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, field) : undefined;
  return typeof value === 'string' ? value.trim().normalize('NFC').toLowerCase() : '';
}
