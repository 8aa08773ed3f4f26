import { delayMs, forgetMs } from '../../../platform/accounts/password-delays';
import type { Db } from '../../../platform/database/database';
import type { Fail } from '../../../platform/http/errors/declare-errors';
import { digestOf } from '../../../platform/http/rate-limits/counting-store';
import { countDelayedAttempt, forgetAttempts } from '../../../platform/http/rate-limits/queries';
import { failTooMany } from '../../../platform/http/rate-limits/too-many-requests';
import type { StoresContext } from '../../stores';
import { type MemberRow, takeTotpStep } from '../members/queries';
import { decryptSecret, totpStep } from './totp';

type CodeContext = Pick<StoresContext, 'db' | 'clock' | 'config'>;

/**
 * Counts an attempt with a code before it is checked, and refuses it during a delay. Attempts are counted by the
 * account, from wherever they come: whoever guesses codes knows the password.
 * @returns forgets the attempts after a right code
 */
export async function countCode(
  fail: Fail<'TooManyRequests'>,
  { db, clock, config }: CodeContext,
  { storeId, memberId, culture }: { storeId: string; memberId: string; culture: string },
): Promise<(trx: Db) => Promise<void>> {
  if (!config.rateLimits) return async () => {};
  const key = digestOf(`staff-code:${memberId}`, config.tokenSecret);
  const wait = await countDelayedAttempt(db, storeId, key, clock(), { delayMs, forgetMs });
  if (wait > 0) failTooMany(fail, Math.ceil(wait / 1000), culture);
  return (trx) => forgetAttempts(trx, storeId, key);
}

/** Checks a code of the member's authenticator and uses it up. @returns whether it is right and new */
export async function takeCode(
  trx: Db,
  { clock, config }: Pick<CodeContext, 'clock' | 'config'>,
  { store_id, id }: Pick<MemberRow, 'store_id' | 'id'>,
  { encrypted, code }: { encrypted: string; code: string },
): Promise<boolean> {
  const secret = decryptSecret(encrypted, id, config.tokenSecret);
  const step = secret === undefined ? undefined : totpStep(secret, code, clock());
  return step !== undefined && (await takeTotpStep(trx, store_id, id, step));
}
