import { type Generated, type Selectable, sql } from 'kysely';
import { type Database, type Db, type Json, json } from '../../../platform/database/database';

declare module '../../../platform/database/database' {
  interface Database {
    outbox: {
      id: Generated<number>;
      store_id: string;
      topics: Json<Topic[]>;
      created_at: Generated<Date>;
      attempts: Generated<number>;
      next_attempt_at: Generated<Date>;
      delivered_at: Date | null;
      version: number | null;
      /** Consecutive within the store, in commit order; assigned at the commit. */
      catalogue_version: number | null;
    };
    /** The latest `catalogue_version` of each store that has one. */
    catalogue_versions: { store_id: string; version: number };
  }
}

/** A change to deliver to a store's shop. */
export type Change = Pick<Selectable<Database['outbox']>, 'id' | 'topics' | 'attempts'> & { version: number };

/** Records changes of a store; they are delivered after the transaction is committed. */
export async function announce(trx: Db, storeId: string, topics: readonly Topic[]): Promise<void> {
  if (topics.length === 0) return;
  await trx
    .insertInto('outbox')
    .values({ store_id: storeId, topics: json(topics) })
    .execute();
}

/**
 * Leases the store's oldest undelivered change. Returns nothing while it is not due or another process has leased it:
 * later changes wait for it.
 */
export async function leaseChange(
  db: Db,
  storeId: string,
  now: Date,
  leaseMs: number,
): Promise<Change | undefined> {
  const until = new Date(now.getTime() + leaseMs);
  const { rows } = await sql<Change>`
    update outbox
    set attempts = attempts + 1, next_attempt_at = ${until}, version = coalesce(version, nextval('outbox_versions'))
    where store_id = ${storeId} and next_attempt_at <= ${now} and delivered_at is null and id = (
      select id from outbox where store_id = ${storeId} and delivered_at is null order by id limit 1)
    returning id, topics, attempts, version
  `.execute(db);
  return rows[0];
}

export async function markDelivered(db: Db, storeId: string, id: number, now: Date): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ delivered_at: now })
    .where('store_id', '=', storeId)
    .where('id', '=', id)
    .execute();
}

export async function postpone(db: Db, storeId: string, id: number, until: Date): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ next_attempt_at: until })
    .where('store_id', '=', storeId)
    .where('id', '=', id)
    .execute();
}

/** Deletes changes from before the given time, delivered or not: no page is cached for so long. */
export async function deleteOldChanges(db: Db, storeId: string, before: Date): Promise<void> {
  await db.deleteFrom('outbox').where('store_id', '=', storeId).where('created_at', '<', before).execute();
}

/** A changed item of a store, as named in the shop's cache. */
export interface Topic {
  type: 'product' | 'category' | 'content' | 'dictionary' | 'settings';
  id?: string;
}
