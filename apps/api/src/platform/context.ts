import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Config } from '../config';
import type { Database } from './database/database';

/** What every operation and job may use. */
export interface Context {
  config: Config;
  db: Kysely<Database>;
  log: FastifyBaseLogger;
  clock: () => Date;
}
