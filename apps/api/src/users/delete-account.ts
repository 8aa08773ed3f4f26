import type { Context } from '../context';
import { anonymiseBaskets } from '../db/repositories/customer-baskets';
import { voidTokens } from '../db/repositories/customer-tokens';
import { anonymiseCustomer, type Customer, lockCustomer } from '../db/repositories/customers';
import { endSessions } from '../db/repositories/sessions';
import { ApiError } from '../errors/api-error';
import type { Shop } from '../shop/shop';
import { verifyPassword } from './passwords';

/**
 * Deletes a customer's personal data, logins, links and checkout details. Orders stay, as accounting law requires.
 * @throws {ApiError} 400 `WrongPassword`
 */
export async function deleteAccount(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { storeId }: Shop,
  { id, password_hash }: Customer,
  password: string,
): Promise<void> {
  if (!(await verifyPassword(password, password_hash)))
    throw new ApiError(400, 'WrongPassword', {}, 'password');
  await db.transaction().execute(async (trx) => {
    await lockCustomer(trx, storeId, id);
    await endSessions(trx, storeId, id, clock());
    await voidTokens(trx, storeId, id);
    await anonymiseBaskets(trx, storeId, id);
    await anonymiseCustomer(trx, storeId, id, clock());
  });
}
