import { type Generated, sql } from 'kysely';
import { type Db, type Json, json } from '../../platform/database/database';
import type { Scope } from './contract';

declare module '../../platform/database/database' {
  interface Database {
    admin_keys: {
      store_id: string;
      id: string;
      name: string;
      /** SHA-256 of the key in hex. The key itself is shown once and not stored. */
      hash: string;
      scopes: Json<Scope[]>;
      created_at: Generated<Date>;
      last_used_at: Date | null;
      expires_at: Date;
      revoked_at: Date | null;
    };
  }
}

export interface AdminKey {
  id: string;
  storeId: string;
  name: string;
  scopes: readonly Scope[];
  createdAt: Date;
  lastUsedAt: Date | null;
  expiresAt: Date;
  revokedAt: Date | null;
}

const columns = [
  'id',
  'store_id as storeId',
  'name',
  'scopes',
  'created_at as createdAt',
  'last_used_at as lastUsedAt',
  'expires_at as expiresAt',
  'revoked_at as revokedAt',
] as const;

export async function addAdminKey(
  db: Db,
  key: Pick<AdminKey, 'id' | 'storeId' | 'name' | 'scopes' | 'createdAt' | 'expiresAt'> & { hash: string },
): Promise<void> {
  await db
    .insertInto('admin_keys')
    .values({
      store_id: key.storeId,
      id: key.id,
      name: key.name,
      hash: key.hash,
      scopes: json(key.scopes),
      created_at: key.createdAt,
      expires_at: key.expiresAt,
    })
    .execute();
}

/** The store's keys, newest first, including revoked and expired ones. */
export async function listAdminKeys(db: Db, storeId: string): Promise<AdminKey[]> {
  return db
    .selectFrom('admin_keys')
    .select(columns)
    .where('store_id', '=', storeId)
    .orderBy('created_at', 'desc')
    .execute();
}

/**
 * Finds a valid key by its hash and records its use, to the minute. The key determines the store, so this query
 * is the only one that does not name it.
 */
export async function useAdminKey(db: Db, hash: string, now: Date): Promise<AdminKey | undefined> {
  const key = await db
    .selectFrom('admin_keys')
    .select(columns)
    .where('hash', '=', hash)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (!key) return undefined;
  const minuteAgo = new Date(now.getTime() - 60_000);
  if (!key.lastUsedAt || key.lastUsedAt < minuteAgo)
    await db
      .updateTable('admin_keys')
      .set({ last_used_at: now })
      .where('store_id', '=', key.storeId)
      .where('id', '=', key.id)
      .execute();
  return key;
}

/** @returns false if the store has no such key */
export async function revokeAdminKey(db: Db, storeId: string, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('admin_keys')
    .set({ revoked_at: sql<Date>`coalesce(revoked_at, ${now}::timestamptz)` })
    .where('store_id', '=', storeId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Deletes the keys of all stores that were revoked or expired before the given time. */
export async function deleteOldAdminKeys(db: Db, before: Date): Promise<void> {
  await db
    .deleteFrom('admin_keys')
    .where((key) => key.or([key('revoked_at', '<', before), key('expires_at', '<', before)]))
    .execute();
}
