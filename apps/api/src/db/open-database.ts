import type { Kysely } from 'kysely';
import type { Database } from './database';

export interface OpenDatabase {
  db: Kysely<Database>;
  close: () => Promise<void>;
  /** Frees what changed and deleted rows leave behind; a server does so by itself. */
  vacuum?: () => Promise<void>;
  /** The pool of a server's connections; the embedded database has none. */
  connections?: () => { busy: number; idle: number; waiting: number };
}
