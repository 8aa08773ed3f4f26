import { randomUUID } from 'node:crypto';
import type { Context } from '../../../platform/context';
import type { Db } from '../../../platform/database/database';
import type { Fail } from '../../../platform/http/errors/declare-errors';
import { hashOfRefreshToken, newSecret, nextRefreshToken } from '../../../platform/secrets';
import {
  endSession,
  insertRefreshToken,
  insertSession,
  lockSession,
  markReplaced,
  recordUse,
} from '../queries/sessions';
import { type AccessTokens, accessTokenSeconds } from './access-tokens';
import { decideRefresh } from './refresh';
import { refreshTokenExpiry } from './session-lifetime';

/** The tokens issued by a login. */
export interface SessionTokens {
  access_token: string;
  refresh_token: string;
  expires_in: number;
  token_type: 'Bearer';
}

type SessionContext = Pick<Context, 'db' | 'clock' | 'config'>;

/** Creates a login in the caller's transaction. */
export async function openSession(
  trx: Db,
  { clock, config }: Pick<Context, 'clock' | 'config'>,
  tokens: AccessTokens,
  { storeId, customerId, device }: { storeId: string; customerId: string; device: string },
): Promise<SessionTokens> {
  const now = clock();
  const sessionId = randomUUID();
  const refreshToken = newSecret();
  await insertSession(trx, storeId, { id: sessionId, customerId, device, createdAt: now });
  await insertRefreshToken(trx, storeId, {
    hash: hashOfRefreshToken(refreshToken, config.tokenSecret),
    sessionId,
    expiresAt: refreshTokenExpiry(now, now),
  });
  return toSessionTokens(await tokens.issue(storeId, { id: customerId, sessionId }), refreshToken);
}

/**
 * Exchanges a refresh token for new tokens. Reusing an exchanged token ends its login, unless it was exchanged
 * seconds ago.
 * @param onReuse called with the customer whose login is ended
 */
export async function refreshSession(
  fail: Fail<'InvalidRefreshToken'>,
  { db, clock, config }: SessionContext,
  tokens: AccessTokens,
  storeId: string,
  refreshToken: string,
  onReuse: (customerId: string) => void = () => {},
): Promise<SessionTokens> {
  const now = clock();
  const hash = hashOfRefreshToken(refreshToken, config.tokenSecret);
  const successor = nextRefreshToken(refreshToken, config.tokenSecret);
  const bearer = await db.transaction().execute(async (trx) => {
    const presented = await lockSession(trx, storeId, hash);
    if (!presented) return undefined;
    const { sessionId, customerId, startedAt } = presented;
    const decision = decideRefresh(presented, now);
    if (decision === 'reused') {
      await endSession(trx, storeId, sessionId, now);
      onReuse(customerId);
    }
    if (decision === 'rotate') {
      await markReplaced(trx, storeId, hash, now);
      await insertRefreshToken(trx, storeId, {
        hash: hashOfRefreshToken(successor, config.tokenSecret),
        sessionId,
        expiresAt: refreshTokenExpiry(startedAt, now),
      });
      await recordUse(trx, storeId, sessionId, now);
    }
    return decision === 'rotate' || decision === 'repeat' ? { id: customerId, sessionId } : undefined;
  });
  if (!bearer) return fail('InvalidRefreshToken', {}, 'refresh_token');
  return toSessionTokens(await tokens.issue(storeId, bearer), successor);
}

/** Ends a login and invalidates its refresh tokens. An unknown token has no effect. */
export async function closeSession(
  { db, clock, config }: SessionContext,
  storeId: string,
  refreshToken: string,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const session = await lockSession(trx, storeId, hashOfRefreshToken(refreshToken, config.tokenSecret));
    if (session) await endSession(trx, storeId, session.sessionId, clock());
  });
}

function toSessionTokens(accessToken: string, refreshToken: string): SessionTokens {
  return {
    access_token: accessToken,
    refresh_token: refreshToken,
    expires_in: accessTokenSeconds,
    token_type: 'Bearer',
  };
}
