import { type Kysely, sql } from 'kysely';
import type { Database } from './database';

/** Vacuums and analyzes one table after the other, so that other queries can run in between. */
export async function vacuum(db: Kysely<Database>): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = current_schema()`.execute(db);
  for (const { name } of rows) await sql`vacuum analyze ${sql.table(name)}`.execute(db);
}
