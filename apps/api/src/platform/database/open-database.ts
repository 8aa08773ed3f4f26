import type { Kysely } from 'kysely';
import type { Database } from './database';

export interface OpenDatabase {
  db: Kysely<Database>;
  close: () => Promise<void>;
  /** Vacuums the embedded database; undefined on a server, which does it by itself. */
  vacuum?: () => Promise<void>;
  /** Connection pool statistics; undefined for the embedded database. */
  connections?: () => { busy: number; idle: number; waiting: number };
}

/** PostgreSQL type ids that the drivers parse differently. */
export const int8Type = 20;
export const dateType = 1082;
