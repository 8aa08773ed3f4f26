import { sql } from 'kysely';
import type { TestApi } from '../test-api';

/**
 * Records of calls, which every call changes: counters, and when a key was last used. The payment provider calls at any
 * time.
 */
const records = new Set(['rate_limits', 'admin_keys', 'webhook_events']);

/** Columns that record calls, by table. */
const recordColumns: Readonly<Record<string, readonly string[]>> = { staff_sessions: ['last_used_at'] };

/**
 * A digest of the rows of each table, without records of calls.
 * @param ignored columns that do not count
 */
export async function contentOfTables(
  { context: { db } }: Pick<TestApi, 'context'>,
  ignored: readonly string[] = [],
): Promise<Record<string, string>> {
  const tables = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by table_name`.execute(db);
  const content: Record<string, string> = {};
  for (const { name } of tables.rows) {
    if (records.has(name)) continue;
    const left = [...ignored, ...(recordColumns[name] ?? [])];
    const { rows } = await sql<{ digest: string }>`
      select coalesce(md5(string_agg(kept::text, '|' order by kept::text)), '') as digest
      from (select to_jsonb(row) - ${left}::text[] as kept from ${sql.table(name)} row) rows`.execute(db);
    content[name] = rows[0]?.digest ?? '';
  }
  return content;
}
