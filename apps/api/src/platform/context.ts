import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from './database/database';
import type { DatabaseSettings } from './database/database-settings';
import type { Limits } from './http/rate-limits/limits';

/** The part of the configuration that operations and jobs may read. */
export interface ProcessConfig extends DatabaseSettings {
  /** The URL at which browsers and payment providers reach this server, without a trailing slash. */
  publicUrl: string;
  /** The shop origins of each store. */
  shopOrigins: ReadonlyMap<string, readonly string[]>;
  /** The URL of the back office, without a trailing slash; undefined if there is none. */
  backOfficeUrl: string | undefined;
  /** Undefined if rate limiting is off. */
  rateLimits: Limits | undefined;
  /** The operator's secret, which creates stores and admin keys. */
  adminSecret: string;
  /** Maximum size of an import file, in bytes. */
  importLimit: number;
  /** Whether webhooks may be sent to private addresses and without encryption. */
  privateWebhooks: boolean;
  /** Whether every caller may continue its own trace here, not only shops. */
  acceptsTraceParents: boolean;
  tokenSecret: string;
  invalidationSecret: string;
}

/** What every operation and job may use. */
export interface Context {
  config: ProcessConfig;
  db: Kysely<Database>;
  log: FastifyBaseLogger;
  clock: () => Date;
}
