import type { Db } from '../../../platform/database/database';
import type { Fail } from '../../../platform/http/errors/declare-errors';
import { hashOf } from '../../../platform/secrets';
import { lockMember, type MemberRow } from '../members/queries';
import { findStaffToken, lockStaffToken, type TokenRow } from '../members/token-queries';

/** Errors of calls with a login token. */
export const loginTokenErrors = { 401: ['StaffLoginExpired'] } as const;

/** Locks a login that waits for the second factor, and its member. Ends the request with 401 if there is none. */
export async function lockLogin(
  fail: Fail<'StaffLoginExpired'>,
  trx: Db,
  { storeId, loginToken }: { storeId: string; loginToken: string },
  now: Date,
): Promise<{ token: TokenRow; member: MemberRow }> {
  const use = { hash: hashOf(loginToken), purpose: 'login' as const };
  const found = await findStaffToken(trx, storeId, use, now);
  const member = found && (await lockMember(trx, storeId, found.member_id));
  const token = member && (await lockStaffToken(trx, storeId, use, now));
  if (!token || !member) return fail('StaffLoginExpired', {}, 'loginToken');
  return { token, member };
}
