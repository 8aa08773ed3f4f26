import type { AccountRef } from '../../../platform/accounts/passkeys/account-ref';
import { listPasskeys } from '../../../platform/accounts/passkeys/queries';
import type { Db } from '../../../platform/database/database';
import type { MemberRow } from '../members/queries';

export const factors = ['totp', 'passkey'] as const;
export type Factor = (typeof factors)[number];

/** A member's account, as passkeys name it. */
export const accountOf = ({ id }: Pick<MemberRow, 'id'>): AccountRef => ({ kind: 'staff', id });

/** The second factors that a member has. */
export async function factorsOf(
  db: Db,
  member: Pick<MemberRow, 'store_id' | 'id' | 'totp_secret'>,
): Promise<Factor[]> {
  const passkeys = await listPasskeys(db, member.store_id, accountOf(member));
  return factors.filter((factor) => (factor === 'totp' ? member.totp_secret !== null : passkeys.length > 0));
}
