import type { Static } from 'typebox';
import type { Db } from '../../../platform/database/database';
import { hashOf, newSecret } from '../../../platform/secrets';
import type { StoresContext } from '../../stores';
import type { MemberRow } from '../members/queries';
import { insertStaffToken } from '../members/token-queries';
import { factorsOf } from '../passkeys/factors';
import type { StaffLoginStarted } from './contract';

const loginMs = 10 * 60_000;

/** Begins the login of a member who has proven the password. The second factor ends it. */
export async function startLogin(
  trx: Db,
  { clock }: Pick<StoresContext, 'clock'>,
  member: Pick<MemberRow, 'store_id' | 'id' | 'totp_secret'>,
): Promise<Static<typeof StaffLoginStarted>> {
  const loginToken = newSecret();
  await insertStaffToken(trx, {
    store_id: member.store_id,
    hash: hashOf(loginToken),
    member_id: member.id,
    purpose: 'login',
    totp_secret: null,
    expires_at: new Date(clock().getTime() + loginMs),
  });
  const factors = await factorsOf(trx, member);
  return { success: true, loginToken, factors, enrol: factors.length === 0 };
}
