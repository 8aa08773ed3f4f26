import type { Static } from 'typebox';
import type { Db } from '../../../platform/database/database';
import type { CodeOf, Fail } from '../../../platform/http/errors/declare-errors';
import { limitErrors } from '../../../platform/http/rate-limits/too-many-requests';
import { hashOf } from '../../../platform/secrets';
import type { StoresContext } from '../../stores';
import { changeMember, lockMember, type MemberRow } from '../members/queries';
import {
  deleteStaffTokens,
  findStaffToken,
  lockStaffToken,
  setPendingSecret,
  type TokenRow,
} from '../members/token-queries';
import type { OpenedSession } from '../sessions/contract';
import { openStaffSession } from '../sessions/open-session';
import { sessionView } from '../sessions/session-view';
import { countCode, takeCode } from './check-code';
import { encryptSecret, newTotpSecret, totpUri } from './totp';

/** Errors of calls with a login token. */
const loginTokenErrors = { 401: ['StaffLoginExpired'] } as const;

/** Errors of {@link confirmLogin}. */
export const confirmLoginErrors = {
  400: ['StaffCodeWrong'],
  ...loginTokenErrors,
  409: ['StaffTotpMissing'],
  ...limitErrors,
} as const;

/** Errors of {@link enrolTotp}. */
export const enrolmentErrors = { ...loginTokenErrors, 409: ['StaffTotpEnrolled'] } as const;

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
): Promise<{ session: Static<typeof OpenedSession>; email: string }> {
  const { db, clock } = context;
  const hash = hashOf(loginToken);
  const waiting = await findStaffToken(db, storeId, { hash, purpose: 'login' }, clock());
  if (!waiting) return fail('StaffLoginExpired', {}, 'loginToken');
  const forget = await countCode(fail, context, { storeId, culture, memberId: waiting.member_id });
  const { member, token, createdAt } = await db.transaction().execute(async (trx) => {
    const login = await lockLogin(fail, trx, { storeId, hash, now: clock() });
    const { id, totp_secret } = login.member;
    const encrypted = totp_secret ?? login.token.totp_secret ?? fail('StaffTotpMissing');
    if (!(await takeCode(trx, context, login.member, { encrypted, code })))
      return fail('StaffCodeWrong', {}, 'code');
    if (totp_secret === null) await changeMember(trx, storeId, id, { totp_secret: encrypted });
    await deleteStaffTokens(trx, storeId, id, 'login');
    await forget(trx);
    const opened = await openStaffSession(trx, context, storeId, { memberId: id, userAgent });
    return { ...opened, member: login.member };
  });
  const view = await sessionView(context, storeId, { member, createdAt });
  return { session: { token, ...view }, email: member.email };
}

/** A new secret for the authenticator of a member who has none yet. The last one given counts. */
export async function enrolTotp(
  fail: Fail<CodeOf<typeof enrolmentErrors>>,
  { db, clock, config, stores }: StoresContext,
  { storeId, loginToken }: LoginCall,
): Promise<{ secret: string; uri: string }> {
  const store = await stores.find(storeId);
  return db.transaction().execute(async (trx) => {
    const { token, member } = await lockLogin(fail, trx, { storeId, hash: hashOf(loginToken), now: clock() });
    if (member.totp_secret !== null) fail('StaffTotpEnrolled');
    const secret = newTotpSecret();
    await setPendingSecret(trx, token, encryptSecret(secret, member.id, config.tokenSecret));
    return { secret, uri: totpUri(secret, { store: store?.name ?? storeId, email: member.email }) };
  });
}

async function lockLogin(
  fail: Fail<'StaffLoginExpired'>,
  trx: Db,
  { storeId, hash, now }: { storeId: string; hash: string; now: Date },
): Promise<{ token: TokenRow; member: MemberRow }> {
  const use = { hash, purpose: 'login' as const };
  const found = await findStaffToken(trx, storeId, use, now);
  const member = found && (await lockMember(trx, storeId, found.member_id));
  const token = member && (await lockStaffToken(trx, storeId, use, now));
  if (!token || !member) return fail('StaffLoginExpired', {}, 'loginToken');
  return { token, member };
}
