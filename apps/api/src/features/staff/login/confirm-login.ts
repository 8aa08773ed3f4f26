import type { CodeOf, Fail } from '../../../platform/http/errors/declare-errors';
import { limitErrors } from '../../../platform/http/rate-limits/too-many-requests';
import { hashOf } from '../../../platform/secrets';
import type { StoresContext } from '../../stores';
import { changeMember } from '../members/queries';
import { findStaffToken, setPendingSecret } from '../members/token-queries';
import { factorsOf } from '../passkeys/factors';
import { countCode, takeCode } from './check-code';
import { type FinishedLogin, finishLogin, openedSession } from './finish-login';
import { lockLogin, loginTokenErrors } from './lock-login';
import { encryptSecret, newTotpSecret, totpUri } from './totp';

/** Errors of {@link confirmLogin}. */
export const confirmLoginErrors = {
  400: ['StaffCodeWrong'],
  ...loginTokenErrors,
  409: ['StaffTotpMissing'],
  ...limitErrors,
} as const;

/** Errors of {@link enrolTotp}. */
export const enrolmentErrors = {
  ...loginTokenErrors,
  409: ['StaffTotpEnrolled', 'StaffFactorExists'],
} as const;

interface LoginCall {
  storeId: string;
  culture: string;
  loginToken: string;
}

/** Ends a login with a code, and opens the session. The first code of a new authenticator enrols it. */
export async function confirmLogin(
  fail: Fail<CodeOf<typeof confirmLoginErrors>>,
  context: StoresContext,
  {
    storeId,
    culture,
    loginToken,
    code,
    userAgent,
  }: LoginCall & { code: string; userAgent: string | undefined },
): Promise<FinishedLogin> {
  const { db, clock } = context;
  const use = { hash: hashOf(loginToken), purpose: 'login' as const };
  const waiting = await findStaffToken(db, storeId, use, clock());
  if (!waiting) return fail('StaffLoginExpired', {}, 'loginToken');
  const forget = await countCode(fail, context, { storeId, culture, memberId: waiting.member_id });
  const opened = await db.transaction().execute(async (trx) => {
    const login = await lockLogin(fail, trx, { storeId, loginToken }, clock());
    const { id, totp_secret } = login.member;
    const encrypted = totp_secret ?? login.token.totp_secret ?? fail('StaffTotpMissing');
    if (!(await takeCode(trx, context, login.member, { encrypted, code })))
      return fail('StaffCodeWrong', {}, 'code');
    if (totp_secret === null) await changeMember(trx, storeId, id, { totp_secret: encrypted });
    await forget(trx);
    return finishLogin(trx, context, { member: login.member, userAgent });
  });
  return openedSession(context, storeId, opened);
}

/** A new secret for the authenticator of a member who has none yet. The last one given counts. */
export async function enrolTotp(
  fail: Fail<CodeOf<typeof enrolmentErrors>>,
  { db, clock, config, stores }: StoresContext,
  { storeId, loginToken }: LoginCall,
): Promise<{ secret: string; uri: string }> {
  const store = await stores.find(storeId);
  return db.transaction().execute(async (trx) => {
    const { token, member } = await lockLogin(fail, trx, { storeId, loginToken }, clock());
    if (member.totp_secret !== null) fail('StaffTotpEnrolled');
    if ((await factorsOf(trx, member)).length > 0) fail('StaffFactorExists');
    const secret = newTotpSecret();
    await setPendingSecret(trx, token, encryptSecret(secret, member.id, config.tokenSecret));
    return { secret, uri: totpUri(secret, { store: store?.name ?? storeId, email: member.email }) };
  });
}
