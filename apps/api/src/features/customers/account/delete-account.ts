import { deletePasskeys } from '../../../platform/accounts/passkeys/queries';
import type { Context } from '../../../platform/context';
import type { Db } from '../../../platform/database/database';
import type { Fail } from '../../../platform/http/errors/declare-errors';
import { eraseMailsOf } from '../../../platform/mail/queries';
import { anonymiseBaskets } from '../../baskets';
import { eraseCustomerFromOrders } from '../../orders';
import type { Shop } from '../../stores';
import { separateConsents } from '../personal-data/consents';
import { voidTokens } from '../queries/customer-tokens';
import { anonymiseCustomer, type Customer, lockCustomer } from '../queries/customers';
import { deleteSessions } from '../queries/sessions';
import { accountOf } from './add-passkey';
import { requirePassword } from './check-password';

/** Erases what a feature that depends on customers stores about an address. */
export type EraseAddress = (trx: Db, storeId: string, email: string) => Promise<void>;

/**
 * Deletes a customer's personal data: logins, passkeys, links, checkout details, mails, and what other features store about the
 * address. Orders keep what accounting law requires.
 */
export async function deleteAccount(
  fail: Fail<'WrongPassword' | 'TooManyRequests'>,
  context: Pick<Context, 'db' | 'clock' | 'config'>,
  shop: Shop,
  customer: Customer,
  { password, client }: { password: string; client: string },
  erasers: readonly EraseAddress[],
): Promise<void> {
  const { storeId } = shop;
  const { id: customerId, email } = customer;
  await requirePassword(fail, context, shop, customer, { client, password, field: 'password' });
  await context.db.transaction().execute(async (trx) => {
    await lockCustomer(trx, storeId, customerId);
    await deleteSessions(trx, storeId, customerId);
    await voidTokens(trx, storeId, customerId);
    await deletePasskeys(trx, storeId, accountOf(customer));
    await anonymiseBaskets(trx, storeId, { customerId, email });
    await eraseCustomerFromOrders(trx, storeId, customerId);
    await eraseMailsOf(trx, storeId, email);
    await separateConsents(trx, storeId, customerId);
    for (const erase of erasers) await erase(trx, storeId, email);
    await anonymiseCustomer(trx, storeId, customerId, context.clock());
  });
}
