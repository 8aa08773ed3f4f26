import type { Static } from 'typebox';
import type { AccountRef } from '../../../platform/accounts/passkeys/account-ref';
import type { NewCredential } from '../../../platform/accounts/passkeys/contract';
import {
  checkNewPasskey,
  passkeyCreation,
  storePasskey,
} from '../../../platform/accounts/passkeys/create-passkey';
import type { StoredPasskey } from '../../../platform/accounts/passkeys/queries';
import { passkeysUnavailableErrors } from '../../../platform/accounts/passkeys/relying-party';
import type { Context } from '../../../platform/context';
import type { CodeOf, Fail } from '../../../platform/http/errors/declare-errors';
import type { Shop } from '../../stores';
import { relyingPartyOf } from '../passkeys/relying-party';
import { type Customer, lockCustomer } from '../queries/customers';
import { mailPasskeyAdded } from './account-mails';
import { passwordCheckErrors, requirePassword } from './check-password';

type AddContext = Pick<Context, 'db' | 'clock' | 'config' | 'log'>;

/** A customer's account, as passkeys name it. */
export const accountOf = ({ id }: Pick<Customer, 'id'>): AccountRef => ({ kind: 'customer', id });

/** Errors of {@link startAddingPasskey}. */
export const startPasskeyErrors = {
  ...passwordCheckErrors,
  409: ['PasskeyLimit', ...passkeysUnavailableErrors[409]],
} as const;

/** Errors of {@link addPasskey}; 401 if the password has changed meanwhile. */
export const addPasskeyErrors = {
  400: ['PasskeyNotCreated'],
  401: ['NotLoggedIn'],
  409: ['PasskeyExists', ...startPasskeyErrors[409]],
} as const;

/** The options for a new passkey of the customer, who gives the password again. */
export async function startAddingPasskey(
  fail: Fail<CodeOf<typeof startPasskeyErrors>>,
  context: AddContext,
  shop: Shop,
  customer: Customer,
  { password, client }: { password: string; client: string },
) {
  await requirePassword(fail, context, shop, customer, { client, password, field: 'password' });
  const displayName = `${customer.first_name} ${customer.last_name}`.trim();
  const party = relyingPartyOf(fail, context, shop);
  return passkeyCreation(fail, context, party, accountOf(customer), { name: customer.email, displayName });
}

/** Adds the passkey that a browser created, and notifies the customer by mail. */
export async function addPasskey(
  fail: Fail<CodeOf<typeof addPasskeyErrors>>,
  context: AddContext,
  shop: Shop,
  customer: Customer,
  { credential, name }: { credential: Static<typeof NewCredential>; name: string },
): Promise<StoredPasskey> {
  const account = accountOf(customer);
  const party = relyingPartyOf(fail, context, shop);
  const passkey = await checkNewPasskey(fail, context, party, account, credential, name);
  await context.db.transaction().execute(async (trx) => {
    const unchanged = await lockCustomer(trx, shop.storeId, customer.id);
    if (unchanged?.password_hash !== customer.password_hash) fail('NotLoggedIn');
    await storePasskey(fail, trx, shop.storeId, account, passkey);
    await mailPasskeyAdded(trx, shop, customer, passkey);
  });
  return passkey;
}
