import type { Context } from '../../../platform/context';
import { ApiError } from '../../../platform/http/errors/api-error';
import { anonymiseBaskets } from '../../baskets';
import type { Shop } from '../../stores';
import { voidTokens } from '../queries/customer-tokens';
import { anonymiseCustomer, type Customer, lockCustomer } from '../queries/customers';
import { endSessions } from '../queries/sessions';
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
