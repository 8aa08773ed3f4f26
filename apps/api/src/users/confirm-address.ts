import type { Context } from '../context';
import { takeToken, voidTokens } from '../db/repositories/customer-tokens';
import {
  changeCustomer,
  confirmCustomer,
  findCustomerByEmail,
  forgetUnconfirmed,
  lockAddress,
  lockCustomer,
} from '../db/repositories/customers';
import { hashOf } from '../domain/customers/secret';
import { ApiError } from '../errors/api-error';
import type { Shop } from '../shop/shop';
import { mailEmailChanged } from './account-mails';

/**
 * Opens the account, or changes its address, that a mailed token is for.
 * @throws {ApiError} 400 `InvalidToken`, also where the new address got an account meanwhile
 */
export async function confirmAddress(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  shop: Shop,
  token: string,
): Promise<void> {
  const { storeId } = shop;
  const now = clock();
  const invalid = new ApiError(400, 'InvalidToken', {}, 'token');
  await db.transaction().execute(async (trx) => {
    const taken = await takeToken(trx, storeId, hashOf(token), ['confirm', 'changeEmail'], now);
    const customer = taken && (await lockCustomer(trx, storeId, taken.customer_id));
    if (!customer) throw invalid;
    const { purpose, email } = taken;
    if (purpose === 'confirm') {
      await confirmCustomer(trx, storeId, customer.id, now);
      await voidTokens(trx, storeId, customer.id, 'confirm');
      return;
    }
    if (!email) throw invalid;
    await lockAddress(trx, storeId, email);
    await forgetUnconfirmed(trx, storeId, email);
    if (await findCustomerByEmail(trx, storeId, email)) throw invalid;
    await changeCustomer(trx, storeId, customer.id, { email }, now);
    await mailEmailChanged(trx, shop, customer, now);
    await voidTokens(trx, storeId, customer.id);
  });
}
