import type { Context } from '../../../platform/context';
import type { Db } from '../../../platform/database/database';
import { type Fail, requireField } from '../../../platform/http/errors/declare-errors';
import { hashOf } from '../../../platform/secrets';
import type { Shop } from '../../stores';
import { consumeToken, type FoundToken, findToken, voidTokens } from '../queries/customer-tokens';
import {
  type Customer,
  changeCustomer,
  confirmCustomer,
  deleteUnconfirmed,
  findCustomerByEmail,
  lockAddress,
  lockCustomer,
} from '../queries/customers';
import { mailEmailChanged } from './account-mails';
import { requirePassword } from './check-password';
import { toColumns } from './registration';

const purposes = ['confirm', 'changeEmail'] as const;

type FailInvalid = Fail<'InvalidToken'>;
function failInvalid(fail: FailInvalid): never {
  return fail('InvalidToken', {}, 'token');
}

/**
 * Activates the account or changes its address, according to the mailed token. A registration is activated with its
 * own password, because anyone can register an address, and its owner may open the link of someone else's registration.
 */
export async function confirmAddress(
  fail: Fail<'InvalidToken' | 'WrongPassword' | 'TooManyRequests'>,
  context: Pick<Context, 'db' | 'clock' | 'config'>,
  shop: Shop,
  confirmation: { token: string; password?: string; client: string },
): Promise<void> {
  const { db, clock } = context;
  const { storeId } = shop;
  const now = clock();
  const hash = hashOf(confirmation.token);
  const found = await findToken(db, storeId, hash, purposes, now);
  if (!found) return failInvalid(fail);
  if (found.purpose === 'confirm') {
    const password = requireField(confirmation, 'password');
    const { email, registration, password_hash } = found;
    const registered = { email: email ?? '', password_hash: registration?.password_hash ?? password_hash };
    await requirePassword(fail, context, shop, registered, { ...confirmation, password, field: 'password' });
  }
  await db.transaction().execute(async (trx) => {
    const customer = await lockCustomer(trx, storeId, found.customer_id);
    const consumed = customer && (await consumeToken(trx, storeId, hash, purposes, now));
    if (!consumed) failInvalid(fail);
    if (consumed.purpose === 'confirm') await activate(trx, storeId, found, now);
    else await changeAddress(fail, trx, shop, customer, consumed.email, now);
  });
}

async function activate(
  trx: Db,
  storeId: string,
  { customer_id, registration }: FoundToken,
  now: Date,
): Promise<void> {
  if (registration) await changeCustomer(trx, storeId, customer_id, toColumns(registration), now);
  await confirmCustomer(trx, storeId, customer_id, now);
  await voidTokens(trx, storeId, customer_id, 'confirm');
}

async function changeAddress(
  fail: FailInvalid,
  trx: Db,
  shop: Shop,
  customer: Customer,
  email: string | null,
  now: Date,
): Promise<void> {
  const { storeId } = shop;
  if (!email) return failInvalid(fail);
  await lockAddress(trx, storeId, email);
  await deleteUnconfirmed(trx, storeId, email);
  if (await findCustomerByEmail(trx, storeId, email)) failInvalid(fail);
  await changeCustomer(trx, storeId, customer.id, { email }, now);
  await mailEmailChanged(trx, shop, customer, now);
  await voidTokens(trx, storeId, customer.id);
}
