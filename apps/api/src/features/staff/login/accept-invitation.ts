import type { Static } from 'typebox';
import { normalisePassword } from '../../../platform/accounts/password-rule';
import { hashPassword, passwordErrors } from '../../../platform/accounts/passwords';
import type { Fail } from '../../../platform/http/errors/declare-errors';
import { hashOf } from '../../../platform/secrets';
import type { StoresContext } from '../../stores';
import { changeMember, findMember, lockMember } from '../members/queries';
import { deleteStaffTokens, findStaffToken, lockStaffToken } from '../members/token-queries';
import type { StaffLoginStarted } from './contract';
import { startLogin } from './start-login';

/** Sets the password of an invited member, and begins the first login. */
export async function acceptInvitationOf(
  fail: Fail<'InvalidToken' | 'PasswordTooCommon' | 'TooShort' | 'TooLong'>,
  context: StoresContext,
  {
    storeId,
    culture,
    token,
    password,
  }: { storeId: string; culture: string; token: string; password: string },
): Promise<Static<typeof StaffLoginStarted>> {
  const { db, clock, stores } = context;
  const use = { hash: hashOf(token), purpose: 'invitation' as const };
  const failInvalid = (): never => fail('InvalidToken', {}, 'token');
  const invitation = await findStaffToken(db, storeId, use, clock());
  const member = invitation && (await findMember(db, storeId, invitation.member_id));
  const store = await stores.find(storeId);
  if (!member || !store) return failInvalid();
  const chosen = normalisePassword(password);
  const faults = await passwordErrors(chosen, member.email, 'password', { store, culture });
  if (faults.length > 0) fail.all(faults);
  const passwordHash = await hashPassword(chosen);
  return db.transaction().execute(async (trx) => {
    await lockMember(trx, storeId, member.id);
    if (!(await lockStaffToken(trx, storeId, use, clock()))) return failInvalid();
    await deleteStaffTokens(trx, storeId, member.id, 'invitation');
    await changeMember(trx, storeId, member.id, { password_hash: passwordHash, accepted_at: clock() });
    return startLogin(trx, context, member);
  });
}
