import type { Insertable, Selectable } from 'kysely';
import type { Database, Db } from '../../../platform/database/database';

type Purpose = Database['staff_tokens']['purpose'];
export type TokenRow = Selectable<Database['staff_tokens']>;

export async function insertStaffToken(trx: Db, token: Insertable<Database['staff_tokens']>): Promise<void> {
  await trx.insertInto('staff_tokens').values(token).execute();
}

/** A token of the store that has not expired. */
export async function findStaffToken(
  db: Db,
  storeId: string,
  token: { hash: string; purpose: Purpose },
  now: Date,
): Promise<TokenRow | undefined> {
  return validToken(db, storeId, token, now).executeTakeFirst();
}

/**
 * Like {@link findStaffToken}, locked until the transaction ends. Lock the member first, as invitations and logins do:
 * calls about one member would block each other otherwise.
 */
export async function lockStaffToken(
  trx: Db,
  storeId: string,
  token: { hash: string; purpose: Purpose },
  now: Date,
): Promise<TokenRow | undefined> {
  return validToken(trx, storeId, token, now).forUpdate().executeTakeFirst();
}

function validToken(db: Db, storeId: string, token: { hash: string; purpose: Purpose }, now: Date) {
  return db
    .selectFrom('staff_tokens')
    .selectAll()
    .where('store_id', '=', storeId)
    .where('hash', '=', token.hash)
    .where('purpose', '=', token.purpose)
    .where('expires_at', '>', now);
}

/** Stores the encrypted secret that a login enrols. */
export async function setPendingSecret(
  trx: Db,
  { store_id, hash }: Pick<TokenRow, 'store_id' | 'hash'>,
  totpSecret: string,
): Promise<void> {
  await trx
    .updateTable('staff_tokens')
    .set({ totp_secret: totpSecret })
    .where('store_id', '=', store_id)
    .where('hash', '=', hash)
    .execute();
}

/** Deletes a member's tokens of a purpose. */
export async function deleteStaffTokens(
  trx: Db,
  storeId: string,
  memberId: string,
  purpose: Purpose,
): Promise<void> {
  await trx
    .deleteFrom('staff_tokens')
    .where('store_id', '=', storeId)
    .where('member_id', '=', memberId)
    .where('purpose', '=', purpose)
    .execute();
}

export async function deleteExpiredStaffTokens(db: Db, storeId: string, now: Date): Promise<void> {
  await db
    .deleteFrom('staff_tokens')
    .where('store_id', '=', storeId)
    .where('expires_at', '<=', now)
    .execute();
}
