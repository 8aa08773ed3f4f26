import type { Static } from 'typebox';
import type { SignedCredential } from '../../../platform/accounts/passkeys/contract';
import { recordPasskeyUse } from '../../../platform/accounts/passkeys/queries';
import { passkeysUnavailableErrors } from '../../../platform/accounts/passkeys/relying-party';
import { verifyPasskey } from '../../../platform/accounts/passkeys/verify-passkey';
import type { Context } from '../../../platform/context';
import type { CodeOf, Fail } from '../../../platform/http/errors/declare-errors';
import type { Shop } from '../../stores';
import { relyingPartyOf } from '../passkeys/relying-party';
import { lockCustomer } from '../queries/customers';
import type { AccessTokens } from './access-tokens';
import { type LoginRequest, type StartedSession, startSession } from './start-session';

/** The use of a challenge for a login of a customer. */
export const customerLogin = { purpose: 'login', kind: 'customer' } as const;

/** Errors of {@link logInWithPasskey}. */
export const passkeyLoginErrors = { 400: ['PasskeyRefused'], ...passkeysUnavailableErrors } as const;

/** Logs a customer in by passkey. */
export async function logInWithPasskey(
  fail: Fail<CodeOf<typeof passkeyLoginErrors>>,
  context: Context,
  tokens: AccessTokens,
  shop: Shop,
  { credential, ...request }: LoginRequest & { credential: Static<typeof SignedCredential> },
): Promise<StartedSession> {
  const party = relyingPartyOf(fail, context, shop);
  const { account, ...use } = await verifyPasskey(fail, context, party, customerLogin, credential);
  return context.db.transaction().execute(async (trx) => {
    const customer = await lockCustomer(trx, shop.storeId, account.id);
    if (!customer || !(await recordPasskeyUse(trx, shop.storeId, use, context.clock())))
      return fail('PasskeyRefused');
    return startSession(trx, context, tokens, shop, { customerId: customer.id, ...request });
  });
}
