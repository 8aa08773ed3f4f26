import { type Kysely, sql } from 'kysely';
import type { Database, Db } from '../../database/database';

declare module '../../database/database' {
  interface Database {
    rate_limits: {
      /** Empty for calls that belong to no store. */
      store_id: string;
      /** A digest, so that it does not reveal who tried what. */
      key: string;
      count: number;
      resets_at: Date;
    };
  }
}

export interface Count {
  count: number;
  resetsAt: Date;
}

/** Counts one attempt. Starts a new window if the last one has ended. */
export async function countAttempt(
  db: Db,
  storeId: string,
  key: string,
  now: Date,
  windowMs: number,
): Promise<Count> {
  const resetsAt = new Date(now.getTime() + windowMs);
  const { rows } = await sql<Count>`
    insert into rate_limits as counted (store_id, key, count, resets_at)
    values (${storeId}, ${key}, 1, ${resetsAt})
    on conflict (store_id, key) do update set
      count = case when counted.resets_at <= ${now} then 1 else counted.count + 1 end,
      resets_at = case when counted.resets_at <= ${now} then excluded.resets_at else counted.resets_at end
    returning count, resets_at as "resetsAt"
  `.execute(db);
  return rows[0] ?? { count: 1, resetsAt };
}

/** The count of a window that has not ended. */
export async function findCount(db: Db, storeId: string, key: string, now: Date): Promise<Count | undefined> {
  return db
    .selectFrom('rate_limits')
    .select(['count', 'resets_at as resetsAt'])
    .where('store_id', '=', storeId)
    .where('key', '=', key)
    .where('resets_at', '>', now)
    .executeTakeFirst();
}

/**
 * Counts one attempt, unless the delay since the last one has not passed. The row is locked, so that concurrent
 * attempts are counted one after the other. An attempt counts until `forgetMs` after the last one.
 * @param delayMs the delay after a number of attempts
 * @returns how long to wait; 0 if the attempt was counted
 */
export async function countDelayedAttempt(
  db: Kysely<Database>,
  storeId: string,
  key: string,
  now: Date,
  { delayMs, forgetMs }: { delayMs: (count: number) => number; forgetMs: number },
): Promise<number> {
  const resetsAt = new Date(now.getTime() + forgetMs);
  return db.transaction().execute(async (trx) => {
    await trx
      .insertInto('rate_limits')
      .values({ store_id: storeId, key, count: 0, resets_at: resetsAt })
      .onConflict((conflict) => conflict.columns(['store_id', 'key']).doNothing())
      .execute();
    const counter = trx.selectFrom('rate_limits').where('store_id', '=', storeId).where('key', '=', key);
    const known = await counter.select(['count', 'resets_at']).forUpdate().executeTakeFirstOrThrow();
    const count = known.resets_at <= now ? 0 : known.count;
    const lastAttempt = known.resets_at.getTime() - forgetMs;
    const wait = count === 0 ? 0 : lastAttempt + delayMs(count) - now.getTime();
    if (wait > 0) return wait;
    await trx
      .updateTable('rate_limits')
      .set({ count: count + 1, resets_at: resetsAt })
      .where('store_id', '=', storeId)
      .where('key', '=', key)
      .execute();
    return 0;
  });
}

/** Forgets the attempts that were counted. */
export async function forgetAttempts(db: Db, storeId: string, key: string): Promise<void> {
  await db.deleteFrom('rate_limits').where('store_id', '=', storeId).where('key', '=', key).execute();
}

/** Deletes windows that have ended, of every store and of calls that belong to none. */
export async function deleteExpiredCounts(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('rate_limits').where('resets_at', '<=', now).execute();
}
