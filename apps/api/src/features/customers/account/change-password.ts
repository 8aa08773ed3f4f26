import type { Db } from '../../../platform/database/database';
import type { Shop } from '../../stores';
import { voidTokens } from '../queries/customer-tokens';
import { type Customer, changeCustomer } from '../queries/customers';
import { endSessions } from '../queries/sessions';
import { mailPasswordChanged } from './account-mails';

/** Sets a new password, ends every login, invalidates every mailed link and notifies the customer by mail. */
export async function changePassword(
  trx: Db,
  shop: Shop,
  customer: Customer,
  passwordHash: string,
  now: Date,
): Promise<void> {
  const { storeId } = shop;
  await changeCustomer(trx, storeId, customer.id, { password_hash: passwordHash }, now);
  await endSessions(trx, storeId, customer.id, now);
  await voidTokens(trx, storeId, customer.id);
  await mailPasswordChanged(trx, shop, customer, now);
}
