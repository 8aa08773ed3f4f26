import type { Context } from '../../../platform/context';
import { anonymiseBaskets } from '../../baskets';
import type { Shop } from '../../stores';
import { voidTokens } from '../queries/customer-tokens';
import { anonymiseCustomer, type Customer, lockCustomer } from '../queries/customers';
import { endSessions } from '../queries/sessions';
import { requirePassword } from './check-password';

/**
 * Deletes a customer's personal data, logins, links and checkout details. Orders stay, as accounting law requires.
 * @throws {ApiError} 400 `WrongPassword`
 * @throws {TooManyRequests} after several wrong passwords
 */
export async function deleteAccount(
  context: Pick<Context, 'db' | 'clock' | 'config'>,
  shop: Shop,
  customer: Customer,
  { password, client }: { password: string; client: string },
): Promise<void> {
  const { db, clock } = context;
  const { storeId } = shop;
  const { id } = customer;
  await requirePassword(context, shop, customer, { client, password, field: 'password' });
  await db.transaction().execute(async (trx) => {
    await lockCustomer(trx, storeId, id);
    await endSessions(trx, storeId, id, clock());
    await voidTokens(trx, storeId, id);
    await anonymiseBaskets(trx, storeId, id);
    await anonymiseCustomer(trx, storeId, id, clock());
  });
}
