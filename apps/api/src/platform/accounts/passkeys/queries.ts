import { type Db, json } from '../../database/database';
import type { AccountRef } from './account-ref';

export interface StoredPasskey {
  id: string;
  credentialId: string;
  publicKey: string;
  signCount: number;
  transports: string[];
  name: string;
  createdAt: Date;
  lastUsedAt: Date | null;
}

const columns = [
  'id',
  'credential_id as credentialId',
  'public_key as publicKey',
  'sign_count as signCount',
  'transports',
  'name',
  'created_at as createdAt',
  'last_used_at as lastUsedAt',
] as const;

/** The passkeys of an account, the oldest first. */
export function listPasskeys(db: Db, storeId: string, account: AccountRef): Promise<StoredPasskey[]> {
  return db
    .selectFrom('passkeys')
    .select([...columns])
    .where('store_id', '=', storeId)
    .where('account_kind', '=', account.kind)
    .where('account_id', '=', account.id)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** A store's passkey by the id that its authenticator chose, and whose it is. */
export async function findPasskey(
  db: Db,
  storeId: string,
  credentialId: string,
): Promise<(StoredPasskey & { account: AccountRef }) | undefined> {
  const row = await db
    .selectFrom('passkeys')
    .select([...columns, 'account_kind', 'account_id'])
    .where('store_id', '=', storeId)
    .where('credential_id', '=', credentialId)
    .executeTakeFirst();
  if (!row) return undefined;
  const { account_kind: kind, account_id: id, ...passkey } = row;
  return { ...passkey, account: { kind, id } };
}

/** @returns whether the credential was new in the store */
export async function insertPasskey(
  trx: Db,
  storeId: string,
  account: AccountRef,
  passkey: StoredPasskey,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('passkeys')
    .values({
      store_id: storeId,
      id: passkey.id,
      account_kind: account.kind,
      account_id: account.id,
      credential_id: passkey.credentialId,
      public_key: passkey.publicKey,
      sign_count: passkey.signCount,
      transports: json(passkey.transports),
      name: passkey.name,
      created_at: passkey.createdAt,
      last_used_at: passkey.lastUsedAt,
    })
    .onConflict((conflict) => conflict.columns(['store_id', 'credential_id']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/**
 * Records a login with a passkey.
 * @returns whether the passkey still exists with the count of signatures that was checked
 */
export async function recordPasskeyUse(
  trx: Db,
  storeId: string,
  use: { id: string; checkedCount: number; newCount: number },
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('passkeys')
    .set({ sign_count: use.newCount, last_used_at: now })
    .where('store_id', '=', storeId)
    .where('id', '=', use.id)
    .where('sign_count', '=', use.checkedCount)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Deletes a passkey of an account. Another account's has no effect. @returns whether it was deleted */
export async function deletePasskey(
  db: Db,
  storeId: string,
  account: AccountRef,
  id: string,
): Promise<boolean> {
  const { numDeletedRows } = await passkeysOf(db, storeId, account).where('id', '=', id).executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Deletes all passkeys of an account, and its challenges. */
export async function deletePasskeys(trx: Db, storeId: string, account: AccountRef): Promise<void> {
  await passkeysOf(trx, storeId, account).execute();
  await trx
    .deleteFrom('passkey_challenges')
    .where('store_id', '=', storeId)
    .where('account_kind', '=', account.kind)
    .where('account_id', '=', account.id)
    .execute();
}

function passkeysOf(db: Db, storeId: string, account: AccountRef) {
  return db
    .deleteFrom('passkeys')
    .where('store_id', '=', storeId)
    .where('account_kind', '=', account.kind)
    .where('account_id', '=', account.id);
}
