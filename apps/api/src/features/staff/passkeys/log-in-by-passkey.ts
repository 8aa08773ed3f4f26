import type { Static } from 'typebox';
import type { PasskeyRequest, SignedCredential } from '../../../platform/accounts/passkeys/contract';
import { recordPasskeyUse } from '../../../platform/accounts/passkeys/queries';
import { passkeysUnavailableErrors } from '../../../platform/accounts/passkeys/relying-party';
import {
  passkeyRequest,
  requestFor,
  verifyPasskey,
} from '../../../platform/accounts/passkeys/verify-passkey';
import type { CodeOf, Fail } from '../../../platform/http/errors/declare-errors';
import { newSecret } from '../../../platform/secrets';
import type { StoresContext } from '../../stores';
import { type FinishedLogin, finishLogin, openedSession } from '../login/finish-login';
import { lockMember } from '../members/queries';
import { backOfficeParty } from './back-office-party';

/** Errors of {@link logInByPasskey}. */
export const passkeyLoginErrors = { 400: ['PasskeyRefused'], ...passkeysUnavailableErrors } as const;

const staffLogin = { purpose: 'login', kind: 'staff' } as const;

/** The options of a login. They are alike for a store that does not exist, whose challenge nobody can answer. */
export async function passkeyLoginOptions(
  fail: Fail<'PasskeysUnavailable'>,
  context: StoresContext,
  storeId: string,
): Promise<Static<typeof PasskeyRequest>> {
  const store = await context.stores.find(storeId);
  const party = backOfficeParty(fail, context, { id: storeId, name: store?.name ?? '' });
  return store ? passkeyRequest(context, party, staffLogin) : requestFor(party.id, newSecret());
}

/** Logs a member in by a passkey alone, which is both factors. */
export async function logInByPasskey(
  fail: Fail<CodeOf<typeof passkeyLoginErrors>>,
  context: StoresContext,
  {
    storeId,
    credential,
    userAgent,
  }: { storeId: string; credential: Static<typeof SignedCredential>; userAgent: string | undefined },
): Promise<FinishedLogin> {
  const party = backOfficeParty(fail, context, { id: storeId, name: '' });
  const { account, ...use } = await verifyPasskey(fail, context, party, staffLogin, credential);
  const opened = await context.db.transaction().execute(async (trx) => {
    const member = await lockMember(trx, storeId, account.id);
    if (!member || !(await recordPasskeyUse(trx, storeId, use, context.clock())))
      return fail('PasskeyRefused');
    return finishLogin(trx, context, { member, userAgent });
  });
  return openedSession(context, storeId, opened);
}
