import type { Db } from '../../../platform/database/database';
import type { AccountRef } from './account-ref';

/** What a challenge is for: a login of anyone, or a new passkey of an account. */
export type ChallengeUse = { purpose: 'login' } | { purpose: 'registration'; account: AccountRef };

export async function insertChallenge(
  db: Db,
  storeId: string,
  challenge: ChallengeUse & { hash: string; expiresAt: Date },
): Promise<void> {
  await db
    .insertInto('passkey_challenges')
    .values({
      store_id: storeId,
      hash: challenge.hash,
      purpose: challenge.purpose,
      account_kind: challenge.purpose === 'registration' ? challenge.account.kind : null,
      account_id: challenge.purpose === 'registration' ? challenge.account.id : null,
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
  const waiting = db
    .deleteFrom('passkey_challenges')
    .where('store_id', '=', storeId)
    .where('hash', '=', challenge.hash)
    .where('purpose', '=', challenge.purpose)
    .where('expires_at', '>', now);
  const { numDeletedRows } = await (challenge.purpose === 'registration'
    ? waiting
        .where('account_kind', '=', challenge.account.kind)
        .where('account_id', '=', challenge.account.id)
    : waiting
  ).executeTakeFirst();
  return numDeletedRows === 1n;
}

export async function deleteExpiredChallenges(db: Db, storeId: string, now: Date): Promise<void> {
  await db
    .deleteFrom('passkey_challenges')
    .where('store_id', '=', storeId)
    .where('expires_at', '<=', now)
    .execute();
}
