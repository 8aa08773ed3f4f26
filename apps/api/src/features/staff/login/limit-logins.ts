import type { FastifyRequest } from 'fastify';
import type { Fail } from '../../../platform/http/errors/declare-errors';
import { clientCount } from '../../../platform/http/rate-limits/client-count';
import type { StoresContext } from '../../stores';

/**
 * Creates a hook that limits how often a client tries to log in, as customers are limited. It counts without the store, so
 * that the answer is the same for one that does not exist.
 */
export function limitLogins(
  fail: Fail<'TooManyRequests'>,
  context: Pick<StoresContext, 'config' | 'clock' | 'db'>,
) {
  const logins = clientCount(context, 'login');
  return async (request: FastifyRequest): Promise<void> => {
    await logins.refuse(fail, request);
    await logins.add(request);
  };
}

/** The store that an unauthenticated call names, whether or not it exists. */
export function namedStore({ headers }: FastifyRequest): { storeId: string; culture: string } {
  const { storeid, culture } = headers;
  return { storeId: String(storeid ?? ''), culture: /^[a-z]{2}\b/.exec(String(culture ?? ''))?.[0] ?? 'en' };
}
