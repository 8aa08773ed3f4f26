import { sql } from 'kysely';
import type { Db } from '../../database/database';

declare module '../../database/database' {
  interface Database {
    rate_limits: {
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

/** Deletes windows that have ended. */
export async function deleteExpiredCounts(db: Db, storeId: string, now: Date): Promise<void> {
  await db.deleteFrom('rate_limits').where('store_id', '=', storeId).where('resets_at', '<=', now).execute();
}
