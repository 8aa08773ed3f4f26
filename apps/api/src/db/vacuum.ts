import { type Kysely, sql } from 'kysely';
import type { Database } from './database';

/**
 * Frees what changed and deleted rows leave behind, and renews what the planner knows: one table after the other, so
 * that others are served in between.
 */
export async function vacuum(db: Kysely<Database>): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = current_schema()`.execute(db);
  for (const { name } of rows) await sql`vacuum analyze ${sql.table(name)}`.execute(db);
}
