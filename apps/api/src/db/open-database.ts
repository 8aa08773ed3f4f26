import type { Kysely } from 'kysely';
import type { Database } from './database';

export interface OpenDatabase {
  db: Kysely<Database>;
  close: () => Promise<void>;
  /** The pool of a server's connections; the embedded database has none. */
  connections?: () => { busy: number; idle: number; waiting: number };
}
