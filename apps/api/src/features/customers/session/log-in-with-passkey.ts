import type { Static } from 'typebox';
import type { Context } from '../../../platform/context';
import { ApiError } from '../../../platform/http/errors/api-error';
import type { Shop } from '../../stores';
import type { SignedCredential } from '../passkeys/contract';
import { recordPasskeyUse } from '../passkeys/queries';
import { verifyPasskey } from '../passkeys/verify-passkey';
import { lockCustomer } from '../queries/customers';
import type { AccessTokens } from './access-tokens';
import { type LoginRequest, type StartedSession, startSession } from './start-session';

/**
 * Logs a customer in by passkey.
 * @throws {ApiError} 400 `PasskeyRefused`, whatever is wrong; 409 `PasskeysUnavailable`
 */
export async function logInWithPasskey(
  context: Context,
  tokens: AccessTokens,
  shop: Shop,
  { credential, ...request }: LoginRequest & { credential: Static<typeof SignedCredential> },
): Promise<StartedSession> {
  const { account, ...use } = await verifyPasskey(context, shop, credential);
  return context.db.transaction().execute(async (trx) => {
    const customer = await lockCustomer(trx, shop.storeId, account.id);
    if (!customer || !(await recordPasskeyUse(trx, shop.storeId, use, context.clock())))
      throw new ApiError(400, 'PasskeyRefused');
    return startSession(trx, context, tokens, shop, { customerId: customer.id, ...request });
  });
}
