import type { Fail } from '../../../platform/http/errors/declare-errors';
import type { StoresContext } from '../../stores';
import type { StaffCaller } from '../caller';
import { countCode, takeCode } from '../login/check-code';
import { lockMember } from '../members/queries';
import { confirmStaffSession } from './queries';

/** Marks a session as freshly confirmed, if the code is right. */
export async function confirmSession(
  fail: Fail<'StaffCodeWrong' | 'TooManyRequests'>,
  context: StoresContext,
  { storeId, member: { id: memberId }, session }: StaffCaller,
  { code, culture }: { code: string; culture: string },
): Promise<void> {
  const forget = await countCode(fail, context, { storeId, memberId, culture });
  await context.db.transaction().execute(async (trx) => {
    const failWrong = (): never => fail('StaffCodeWrong', {}, 'code');
    const member = (await lockMember(trx, storeId, memberId)) ?? failWrong();
    const encrypted = member.totp_secret ?? failWrong();
    if (!(await takeCode(trx, context, member, { encrypted, code }))) failWrong();
    await forget(trx);
    await confirmStaffSession(trx, storeId, session.id, context.clock());
  });
}
