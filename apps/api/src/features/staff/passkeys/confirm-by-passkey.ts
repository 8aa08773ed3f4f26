import type { Static } from 'typebox';
import type { PasskeyRequest, SignedCredential } from '../../../platform/accounts/passkeys/contract';
import { recordPasskeyUse } from '../../../platform/accounts/passkeys/queries';
import { passkeyRequest, verifyPasskey } from '../../../platform/accounts/passkeys/verify-passkey';
import type { CodeOf, Fail } from '../../../platform/http/errors/declare-errors';
import type { StoresContext } from '../../stores';
import type { StaffCaller } from '../caller';
import { confirmStaffSession } from '../sessions/queries';
import { accountOf } from './factors';
import type { passkeyLoginErrors } from './log-in-by-passkey';
import { partyOf } from './own-passkeys';

const confirmationOf = ({ member }: StaffCaller) => ({
  purpose: 'confirmation' as const,
  account: accountOf(member),
});

/** The options with which a member confirms who uses the session. */
export async function confirmationOptions(
  fail: Fail<'PasskeysUnavailable'>,
  context: StoresContext,
  caller: StaffCaller,
): Promise<Static<typeof PasskeyRequest>> {
  return passkeyRequest(context, await partyOf(fail, context, caller), confirmationOf(caller));
}

/** Marks a session as freshly confirmed, if a passkey of the member signed the challenge. */
export async function confirmByPasskey(
  fail: Fail<CodeOf<typeof passkeyLoginErrors>>,
  context: StoresContext,
  caller: StaffCaller,
  credential: Static<typeof SignedCredential>,
): Promise<void> {
  const { storeId, session } = caller;
  const party = await partyOf(fail, context, caller);
  const use = await verifyPasskey(fail, context, party, confirmationOf(caller), credential);
  await context.db.transaction().execute(async (trx) => {
    if (!(await recordPasskeyUse(trx, storeId, use, context.clock()))) fail('PasskeyRefused');
    await confirmStaffSession(trx, storeId, session.id, context.clock());
  });
}
