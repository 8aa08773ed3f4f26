import type { Static } from 'typebox';
import type { NewCredential, PasskeyCreation } from '../../../platform/accounts/passkeys/contract';
import { checkNewPasskey, passkeyCreation } from '../../../platform/accounts/passkeys/create-passkey';
import { passkeysUnavailableErrors } from '../../../platform/accounts/passkeys/relying-party';
import type { Db } from '../../../platform/database/database';
import type { CodeOf, Fail } from '../../../platform/http/errors/declare-errors';
import type { StoresContext } from '../../stores';
import { recordEntry } from '../audit-log/record-change';
import { type FinishedLogin, finishLogin, openedSession } from '../login/finish-login';
import { lockLogin, loginTokenErrors } from '../login/lock-login';
import type { MemberRow } from '../members/queries';
import { backOfficeParty } from './back-office-party';
import { accountOf, factorsOf } from './factors';
import { shownAs, storeMemberPasskey } from './store-passkey';

/** Errors of {@link startEnrolment}. */
export const startEnrolmentErrors = {
  ...loginTokenErrors,
  409: ['StaffFactorExists', 'PasskeyLimit', ...passkeysUnavailableErrors[409]],
} as const;

/** Errors of {@link enrolPasskey}. */
export const enrolmentErrors = {
  400: ['PasskeyNotCreated'],
  ...startEnrolmentErrors,
  409: ['PasskeyExists', ...startEnrolmentErrors[409]],
} as const;

interface LoginCall {
  storeId: string;
  loginToken: string;
}

/** The options for the first passkey of a member who has no second factor yet. */
export async function startEnrolment(
  fail: Fail<CodeOf<typeof startEnrolmentErrors>>,
  context: StoresContext,
  call: LoginCall,
): Promise<Static<typeof PasskeyCreation>> {
  const { member, store } = await loginWithoutFactor(fail, context, call);
  const party = backOfficeParty(fail, context, store);
  return passkeyCreation(fail, context, party, accountOf(member), shownAs(member, store));
}

/** Adds the first passkey and ends the login: whoever created it was verified by the authenticator. */
export async function enrolPasskey(
  fail: Fail<CodeOf<typeof enrolmentErrors>>,
  context: StoresContext,
  {
    credential,
    device,
    userAgent,
    ...call
  }: LoginCall & {
    credential: Static<typeof NewCredential>;
    device: string;
    userAgent: string | undefined;
  },
): Promise<FinishedLogin> {
  const { storeId } = call;
  const { member: waiting, store } = await loginWithoutFactor(fail, context, call);
  const party = backOfficeParty(fail, context, store);
  const passkey = await checkNewPasskey(fail, context, party, accountOf(waiting), credential, device);
  const opened = await context.db.transaction().execute(async (trx) => {
    const member = await lockWithoutFactor(fail, trx, context, call);
    const { id, name } = member;
    await storeMemberPasskey(fail, trx, member, passkey, (db, change) =>
      recordEntry(db, {
        ...change,
        storeId,
        actor: { kind: 'staff', id, name },
        operation: 'enrolStaffPasskey',
        at: context.clock(),
      }),
    );
    return finishLogin(trx, context, { member, userAgent });
  });
  return openedSession(context, storeId, opened);
}

async function loginWithoutFactor(
  fail: Fail<'StaffLoginExpired' | 'StaffFactorExists'>,
  context: StoresContext,
  call: LoginCall,
) {
  const store = await context.stores.find(call.storeId);
  if (!store) return fail('StaffLoginExpired', {}, 'loginToken');
  const member = await context.db.transaction().execute((trx) => lockWithoutFactor(fail, trx, context, call));
  return { member, store };
}

/** Locks the member of a login. A password alone must not add a factor to one who has one. */
async function lockWithoutFactor(
  fail: Fail<'StaffLoginExpired' | 'StaffFactorExists'>,
  trx: Db,
  { clock }: Pick<StoresContext, 'clock'>,
  call: LoginCall,
): Promise<MemberRow> {
  const { member } = await lockLogin(fail, trx, call, clock());
  if ((await factorsOf(trx, member)).length > 0) fail('StaffFactorExists');
  return member;
}
