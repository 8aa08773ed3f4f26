import type { Db } from '../../database/database';
import type { AccountRef } from './account-ref';
import type { AccountKind } from './tables';

/** What a challenge is for: a login of anyone of a kind, or a new passkey or a confirmation of one account. */
export type ChallengeUse =
  | { purpose: 'login'; kind: AccountKind }
  | { purpose: 'registration' | 'confirmation'; account: AccountRef };

export async function insertChallenge(
  db: Db,
  storeId: string,
  challenge: ChallengeUse & { hash: string; expiresAt: Date },
): Promise<void> {
  const { kind, id } = ownerOf(challenge);
  await db
    .insertInto('passkey_challenges')
    .values({
      store_id: storeId,
      hash: challenge.hash,
      purpose: challenge.purpose,
      account_kind: kind,
      account_id: id,
      expires_at: challenge.expiresAt,
    })
    .execute();
}

/** Deletes a challenge when it is answered; of two answers one finds it. */
export async function consumeChallenge(
  db: Db,
  storeId: string,
  challenge: ChallengeUse & { hash: string },
  now: Date,
): Promise<boolean> {
  const { kind, id } = ownerOf(challenge);
  const { numDeletedRows } = await db
    .deleteFrom('passkey_challenges')
    .where('store_id', '=', storeId)
    .where('hash', '=', challenge.hash)
    .where('purpose', '=', challenge.purpose)
    .where('account_kind', '=', kind)
    .where('account_id', 'is not distinct from', id)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

const ownerOf = (use: ChallengeUse): { kind: AccountKind; id: string | null } =>
  use.purpose === 'login' ? { kind: use.kind, id: null } : use.account;

export async function deleteExpiredChallenges(db: Db, storeId: string, now: Date): Promise<void> {
  await db
    .deleteFrom('passkey_challenges')
    .where('store_id', '=', storeId)
    .where('expires_at', '<=', now)
    .execute();
}
