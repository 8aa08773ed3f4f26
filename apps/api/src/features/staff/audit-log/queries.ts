import type { Generated, Selectable } from 'kysely';
import { sql } from 'kysely';
import { type Database, type Db, type Json, json } from '../../../platform/database/database';

/** What an entry keeps of a change: only what changed. */
export type Audited = Readonly<Record<string, unknown>> | null;

declare module '../../../platform/database/database' {
  interface Database {
    /** A trigger refuses updates. */
    audit_entries: {
      store_id: string;
      id: Generated<number>;
      at: Date;
      actor_kind: 'key' | 'staff' | 'operator';
      /** Empty for the operator. */
      actor_id: string;
      /** The name at the time of the change. */
      actor_name: string;
      operation: string;
      target_kind: string;
      target_id: string;
      before: Json<Audited> | null;
      after: Json<Audited> | null;
    };
  }
}

export type AuditRow = Selectable<Database['audit_entries']>;

export async function insertAuditEntry(trx: Db, entry: Omit<AuditRow, 'id'>): Promise<void> {
  await trx
    .insertInto('audit_entries')
    .values({
      ...entry,
      before: entry.before && json(entry.before),
      after: entry.after && json(entry.after),
    })
    .execute();
}

interface AuditFilter {
  actor: string | undefined;
  operation: string | undefined;
  target: string | undefined;
  from: Date | undefined;
  to: Date | undefined;
  /** Part of a name, an id, or a value. */
  text: string | undefined;
}

/** A store's entries before a position, newest first. */
export async function findAuditEntries(
  db: Db,
  storeId: string,
  { actor, operation, target, from, to, text }: AuditFilter,
  { before, limit }: { before: number | undefined; limit: number },
): Promise<AuditRow[]> {
  let query = db.selectFrom('audit_entries').selectAll().where('store_id', '=', storeId);
  if (before !== undefined) query = query.where('id', '<', before);
  if (actor !== undefined) query = query.where('actor_id', '=', actor);
  if (operation !== undefined) query = query.where('operation', '=', operation);
  if (target !== undefined) query = query.where('target_id', '=', target);
  if (from) query = query.where('at', '>=', from);
  if (to) query = query.where('at', '<', to);
  if (text !== undefined && text !== '') {
    const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
    query = query.where(
      sql<boolean>`concat_ws(' ', operation, actor_name, actor_id, target_id, before::text, after::text) ilike ${pattern}`,
    );
  }
  return query.orderBy('id', 'desc').limit(limit).execute();
}

export async function deleteOldAuditEntries(db: Db, storeId: string, before: Date): Promise<void> {
  await db.deleteFrom('audit_entries').where('store_id', '=', storeId).where('at', '<', before).execute();
}
