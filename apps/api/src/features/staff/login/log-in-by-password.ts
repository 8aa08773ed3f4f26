import type { Static } from 'typebox';
import { matchPassword } from '../../../platform/accounts/match-password';
import { hashPassword, isOutdatedHash } from '../../../platform/accounts/passwords';
import type { Fail } from '../../../platform/http/errors/declare-errors';
import { refusalPause } from '../../../platform/http/hide-timing';
import { normaliseEmail } from '../../../platform/mail/email-address';
import type { StoresContext } from '../../stores';
import { changeMember, findMemberByEmail, lockMember } from '../members/queries';
import type { StaffLoginStarted } from './contract';
import { startLogin } from './start-login';

interface PasswordLogin {
  storeId: string;
  culture: string;
  email: string;
  password: string;
  /** The client's IP address. */
  client: string;
}

/**
 * Begins a login by password. A store, an account or a password that is wrong is refused with the same error after the
 * same time. Wrong passwords are counted without the store, so that counting reveals no store either.
 */
export async function logInByPassword(
  fail: Fail<'StaffCredentialsWrong' | 'TooManyRequests'>,
  context: StoresContext,
  { storeId, culture, email, password, client }: PasswordLogin,
): Promise<Static<typeof StaffLoginStarted>> {
  const { db } = context;
  const pause = refusalPause();
  const address = normaliseEmail(email);
  const member = await findMemberByEmail(db, storeId, address);
  const storedHashes = member?.password_hash ? [member.password_hash] : [];
  const claim = { email: `${storeId}/${address}`, client, password, storedHashes };
  const match = await matchPassword(fail, context, { storeId: '', culture }, claim);
  if (!member || match === undefined) {
    await pause;
    return fail('StaffCredentialsWrong');
  }
  const renewedHash = isOutdatedHash(match) ? await hashPassword(password) : undefined;
  return db.transaction().execute(async (trx) => {
    const unchanged = await lockMember(trx, storeId, member.id);
    if (unchanged?.password_hash !== match) return fail('StaffCredentialsWrong');
    if (renewedHash !== undefined)
      await changeMember(trx, storeId, member.id, { password_hash: renewedHash });
    return startLogin(trx, context, unchanged);
  });
}
