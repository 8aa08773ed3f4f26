import { type Generated, sql } from 'kysely';
import { type Db, type Json, json } from '../../database/database';

declare module '../../database/database' {
  interface Database {
    idempotency_keys: {
      store_id: string;
      operation: string;
      key: string;
      request_hash: string;
      response: Json<unknown> | null;
      created_at: Generated<Date>;
    };
  }
}

/** A request that must take effect once, even if repeated with the same key. */
export interface KeyedRequest {
  storeId: string;
  operation: string;
  key: string;
  /** Hash of the request, to detect a different request with the same key. */
  requestHash: string;
}

/**
 * Claims the key for this transaction; other requests with the same key wait for its end.
 *
 * @returns false if the key is already taken
 */
export async function claimKey(
  trx: Db,
  { storeId, operation, key, requestHash }: KeyedRequest,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('idempotency_keys')
    .values({ store_id: storeId, operation, key, request_hash: requestHash })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** The stored response of the operation for this key, as JSON text. */
export async function findResponse(
  db: Db,
  { storeId, operation, key }: KeyedRequest,
): Promise<{ requestHash: string; response: string } | undefined> {
  const { rows } = await sql<{ requestHash: string; response: string }>`
    select request_hash as "requestHash", response::text as response
    from idempotency_keys
    where store_id = ${storeId} and operation = ${operation} and key = ${key}`.execute(db);
  return rows[0];
}

export async function saveResponse(db: Db, request: KeyedRequest, response: unknown): Promise<void> {
  await db
    .updateTable('idempotency_keys')
    .set({ response: json(response) })
    .where('store_id', '=', request.storeId)
    .where('operation', '=', request.operation)
    .where('key', '=', request.key)
    .execute();
}

export async function deleteOldKeys(db: Db, time: Date): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('created_at', '<', time).execute();
}
