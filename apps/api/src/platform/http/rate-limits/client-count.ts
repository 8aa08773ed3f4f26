import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Context } from '../../context';
import type { Fail } from '../errors/declare-errors';
import type { LimitName } from './limits';
import { failTooMany } from './too-many-requests';

const maxClients = 10_000;

/** Counts events of each client in the memory of this process. */
export interface ClientCount {
  /** Counts an event of the client. */
  add(request: FastifyRequest): void;
  /** Refuses a client that has reached the limit. */
  refuse(fail: Fail<'TooManyRequests'>, request: FastifyRequest): void;
}

/** Creates a count for one limit, without any work for the database. It refuses nobody while rate limiting is off. */
export function clientCount(
  { config, clock }: Pick<Context, 'config' | 'clock'>,
  name: LimitName,
): ClientCount {
  const limit = config.rateLimits?.[name];
  if (!limit) return { add: () => {}, refuse: () => {} };
  const counts = new LRUCache<string, number>({
    max: maxClients,
    ttl: limit.windowMs,
    ttlResolution: 0,
    noUpdateTTL: true,
    perf: { now: () => clock().getTime() },
  });
  return {
    add({ ip }) {
      const client = normalizeIP(ip);
      counts.set(client, (counts.get(client) ?? 0) + 1);
    },
    refuse(fail, { ip, headers: { culture = 'en' } }) {
      const client = normalizeIP(ip);
      if ((counts.get(client) ?? 0) < limit.max) return;
      const seconds = Math.max(1, Math.ceil(counts.getRemainingTTL(client) / 1000));
      failTooMany(fail, seconds, languageOf(culture));
    },
  };
}

/** The header as a language that can be formatted; a client may send anything. */
const languageOf = (culture: string | string[]): string => /^[a-z]{2}\b/.exec(String(culture))?.[0] ?? 'en';
