import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import type { Context } from '../../context';
import type { Fail } from '../errors/declare-errors';
import { digestOf } from './counting-store';
import type { LimitName } from './limits';
import { countAttempt, findCount } from './queries';
import { failTooMany } from './too-many-requests';

/** Counts events of each client in the database, so that all processes share the count. */
export interface ClientCount {
  /** Counts an event of the client. */
  add(request: FastifyRequest): Promise<void>;
  /** Refuses a client that has reached the limit. */
  refuse(fail: Fail<'TooManyRequests'>, request: FastifyRequest): Promise<void>;
}

/** Events of calls that belong to no store. */
const noStore = '';

/** Creates a count for one limit. It refuses nobody while rate limiting is off. */
export function clientCount(
  { config, clock, db }: Pick<Context, 'config' | 'clock' | 'db'>,
  name: LimitName,
): ClientCount {
  const limit = config.rateLimits?.[name];
  if (!limit) return { add: async () => {}, refuse: async () => {} };
  const keyOf = ({ ip }: FastifyRequest) => digestOf(`${name}:${normalizeIP(ip)}`, config.tokenSecret);
  return {
    async add(request) {
      await countAttempt(db, noStore, keyOf(request), clock(), limit.windowMs);
    },
    async refuse(fail, request) {
      const now = clock();
      const known = await findCount(db, noStore, keyOf(request), now);
      if (!known || known.count < limit.max) return;
      const seconds = Math.max(1, Math.ceil((known.resetsAt.getTime() - now.getTime()) / 1000));
      failTooMany(fail, seconds, languageOf(request.headers.culture));
    },
  };
}

/** The header as a language that can be formatted; a client may send anything. */
const languageOf = (culture: string | string[] = 'en'): string =>
  /^[a-z]{2}\b/.exec(String(culture))?.[0] ?? 'en';
