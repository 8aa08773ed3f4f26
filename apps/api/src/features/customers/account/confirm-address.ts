import type { Context } from '../../../platform/context';
import { ApiError } from '../../../platform/http/errors/api-error';
import { hashOf } from '../../../platform/secrets';
import type { Shop } from '../../stores';
import { consumeToken, findToken, voidTokens } from '../queries/customer-tokens';
import {
  changeCustomer,
  confirmCustomer,
  deleteUnconfirmed,
  findCustomerByEmail,
  lockAddress,
  lockCustomer,
} from '../queries/customers';
import { mailEmailChanged } from './account-mails';

const purposes = ['confirm', 'changeEmail'] as const;

/**
 * Activates the account or changes its address, according to the mailed token.
 * @throws {ApiError} 400 `InvalidToken`, also if the new address has been registered in the meantime
 */
export async function confirmAddress(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  shop: Shop,
  token: string,
): Promise<void> {
  const { storeId } = shop;
  const now = clock();
  const hash = hashOf(token);
  const invalid = new ApiError(400, 'InvalidToken', {}, 'token');
  await db.transaction().execute(async (trx) => {
    const owner = await findToken(trx, storeId, hash, purposes, now);
    const customer = owner && (await lockCustomer(trx, storeId, owner.customer_id));
    const consumed = customer && (await consumeToken(trx, storeId, hash, purposes, now));
    if (!consumed) throw invalid;
    const { purpose, email } = consumed;
    if (purpose === 'confirm') {
      await confirmCustomer(trx, storeId, customer.id, now);
      await voidTokens(trx, storeId, customer.id, 'confirm');
      return;
    }
    if (!email) throw invalid;
    await lockAddress(trx, storeId, email);
    await deleteUnconfirmed(trx, storeId, email);
    if (await findCustomerByEmail(trx, storeId, email)) throw invalid;
    await changeCustomer(trx, storeId, customer.id, { email }, now);
    await mailEmailChanged(trx, shop, customer, now);
    await voidTokens(trx, storeId, customer.id);
  });
}
