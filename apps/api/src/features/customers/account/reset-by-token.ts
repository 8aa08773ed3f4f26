import { deletePasskeys } from '../../../platform/accounts/passkeys/queries';
import { normalisePassword } from '../../../platform/accounts/password-rule';
import { hashPassword, passwordErrors } from '../../../platform/accounts/passwords';
import type { Context } from '../../../platform/context';
import type { Fail } from '../../../platform/http/errors/declare-errors';
import { hashOf } from '../../../platform/secrets';
import type { Shop } from '../../stores';
import { consumeToken, findToken } from '../queries/customer-tokens';
import { confirmCustomer, lockCustomer } from '../queries/customers';
import { accountOf } from './add-passkey';
import { changePassword } from './change-password';

/**
 * Sets a new password by a mailed token. The token is used up only if the password is accepted. The token also
 * confirms the address. Passkeys are deleted: whoever lost the account to a stranger wants every way in closed.
 * @returns the customer
 */
export async function resetByToken(
  fail: Fail<'InvalidToken' | 'PasswordTooCommon' | 'TooShort' | 'TooLong'>,
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  shop: Shop,
  { token, password }: { token: string; password: string },
): Promise<{ customerId: string }> {
  const { storeId } = shop;
  const now = clock();
  const hash = hashOf(token);
  const failInvalid: () => never = () => fail('InvalidToken', {}, 'token');
  const owner = await findToken(db, storeId, hash, ['reset'], now);
  if (!owner) return failInvalid();
  const chosen = normalisePassword(password);
  const errors = await passwordErrors(chosen, owner.email ?? '', 'password', shop);
  if (errors.length > 0) fail.all(errors);
  const passwordHash = await hashPassword(chosen);
  await db.transaction().execute(async (trx) => {
    const customer = await lockCustomer(trx, storeId, owner.customer_id);
    if (!customer || !(await consumeToken(trx, storeId, hash, ['reset'], now))) failInvalid();
    await deletePasskeys(trx, storeId, accountOf(customer));
    await confirmCustomer(trx, storeId, customer.id, now);
    await changePassword(trx, shop, customer, passwordHash, now);
  });
  return { customerId: owner.customer_id };
}
