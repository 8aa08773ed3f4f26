import { createHmac } from 'node:crypto';
import { callbackify } from 'node:util';
import type { FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { Context } from '../../context';
import { countAttempt } from './queries';

const maxBlockedKeys = 10_000;

/** The key of a counter: the store, and a digest of the limit and the client. */
export const keyOf = (storeId: string, digest: string): string => `${storeId}/${digest}`;

/** The digest under which something is counted, so that the counter does not reveal it. */
export function digestOf(text: string, secret: string): string {
  return createHmac('sha256', secret).update(`rate-limit:${text}`).digest('base64url');
}

/**
 * Counts in the database, so that all processes share the counters. Clients over a limit are cached in memory until their
 * window ends, so that a flood of requests does not reach the database.
 */
export function countingStore({ db, clock }: Pick<Context, 'db' | 'clock'>): FastifyRateLimitStoreCtor {
  const blockedUntil = new Map<string, number>();

  async function count(
    key: string,
    windowMs: number,
    max: number,
  ): Promise<{ current: number; ttl: number }> {
    const now = clock();
    const until = blockedUntil.get(key) ?? 0;
    if (until > now.getTime()) return { current: max + 1, ttl: until - now.getTime() };
    const [storeId = '', digest = ''] = key.split('/');
    const { count: current, resetsAt } = await countAttempt(db, storeId, digest, now, windowMs);
    if (current > max) {
      if (blockedUntil.size >= maxBlockedKeys) blockedUntil.clear();
      blockedUntil.set(key, resetsAt.getTime());
    }
    return { current, ttl: resetsAt.getTime() - now.getTime() };
  }

  const countThen = callbackify(count);

  return class CountingStore {
    incr(
      key: string,
      done: (error: Error | null, result?: { current: number; ttl: number }) => void,
      windowMs: number,
      max: number,
    ): void {
      countThen(key, windowMs, max, done);
    }

    child(): CountingStore {
      return this;
    }
  };
}
