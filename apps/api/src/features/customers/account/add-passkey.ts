import type { Static } from 'typebox';
import type { Context } from '../../../platform/context';
import { ApiError } from '../../../platform/http/errors/api-error';
import type { Shop } from '../../stores';
import type { AccountRef } from '../passkeys/account-ref';
import type { NewCredential } from '../passkeys/contract';
import { checkNewPasskey, passkeyCreation, storePasskey } from '../passkeys/create-passkey';
import type { StoredPasskey } from '../passkeys/queries';
import { type Customer, lockCustomer } from '../queries/customers';
import { mailPasskeyAdded } from './account-mails';
import { requirePassword } from './check-password';

type AddContext = Pick<Context, 'db' | 'clock' | 'config' | 'log'>;

/** A customer's account, as passkeys name it. */
export const accountOf = ({ id }: Pick<Customer, 'id'>): AccountRef => ({ kind: 'customer', id });

/**
 * The options for a new passkey of the customer, who gives the password again.
 * @throws {ApiError} 400 `WrongPassword`, 409 `PasskeyLimit` or `PasskeysUnavailable`
 * @throws {TooManyRequests} after several wrong passwords
 */
export async function startAddingPasskey(
  context: AddContext,
  shop: Shop,
  customer: Customer,
  { password, client }: { password: string; client: string },
) {
  await requirePassword(context, shop, customer, { client, password, field: 'password' });
  const displayName = `${customer.first_name} ${customer.last_name}`.trim();
  return passkeyCreation(context, shop, accountOf(customer), { email: customer.email, displayName });
}

/**
 * Adds the passkey that a browser created, and notifies the customer by mail.
 * @throws {ApiError} 400 `PasskeyNotCreated`, 401 `NotLoggedIn` if the password has changed meanwhile, 409
 *   `PasskeyExists`, `PasskeyLimit` or `PasskeysUnavailable`
 */
export async function addPasskey(
  context: AddContext,
  shop: Shop,
  customer: Customer,
  { credential, name }: { credential: Static<typeof NewCredential>; name: string },
): Promise<StoredPasskey> {
  const account = accountOf(customer);
  const passkey = await checkNewPasskey(context, shop, account, credential, name);
  await context.db.transaction().execute(async (trx) => {
    const unchanged = await lockCustomer(trx, shop.storeId, customer.id);
    if (unchanged?.password_hash !== customer.password_hash) throw new ApiError(401, 'NotLoggedIn');
    await storePasskey(trx, shop.storeId, account, passkey);
    await mailPasskeyAdded(trx, shop, customer, passkey);
  });
  return passkey;
}
