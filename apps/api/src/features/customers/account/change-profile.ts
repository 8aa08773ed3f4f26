import { normalisePassword } from '../../../platform/accounts/password-rule';
import { hashPassword } from '../../../platform/accounts/passwords';
import type { Context } from '../../../platform/context';
import type { Db } from '../../../platform/database/database';
import { type Fail, requireField } from '../../../platform/http/errors/declare-errors';
import { failTooMany } from '../../../platform/http/rate-limits/too-many-requests';
import { normaliseEmail } from '../../../platform/mail/email-address';
import type { Shop } from '../../stores';
import type { ProfileChange } from '../contract';
import { findNewestToken } from '../queries/customer-tokens';
import {
  type Customer,
  type CustomerChange,
  changeCustomer,
  findCustomerByEmail,
  lockCustomer,
} from '../queries/customers';
import { mailEmailTaken, mailNewAddress, wasMailed } from './account-mails';
import { changePassword } from './change-password';
import { requirePassword } from './check-password';
import { mailGapMs } from './link-lifetimes';
import { validateProfileChange } from './profile-rules';

const columns = {
  firstName: 'first_name',
  lastName: 'last_name',
  phone: 'phone',
  street: 'street',
  city: 'city',
  zipCode: 'zip_code',
  country: 'country',
  culture: 'culture',
} as const satisfies Partial<Record<keyof ProfileChange, keyof CustomerChange>>;

type FailChange = Fail<
  | 'WrongPassword'
  | 'PasswordTooCommon'
  | 'NotLoggedIn'
  | 'TooManyRequests'
  | 'InvalidField'
  | 'TooShort'
  | 'TooLong'
  | 'NotOneOf'
>;

/**
 * Updates the given fields of a customer. A new password ends every login. A new address takes effect when its owner
 * follows the mailed link.
 */
export async function changeProfile(
  fail: FailChange,
  context: Pick<Context, 'db' | 'clock' | 'config'>,
  shop: Shop,
  customer: Customer,
  { client, ...change }: ProfileChange & { client: string },
): Promise<Customer> {
  const { db } = context;
  const now = context.clock();
  const email = change.email === undefined ? customer.email : normaliseEmail(change.email);
  const password = change.newPassword === undefined ? undefined : normalisePassword(change.newPassword);
  const details = detailsOf(change);
  await validateProfileChange(fail, db, shop, customer, { ...details, email, password });
  const isNewEmail = email !== customer.email;
  if (isNewEmail || password !== undefined) {
    const current = requireField(change, 'currentPassword');
    await requirePassword(fail, context, shop, customer, {
      client,
      password: current,
      field: 'currentPassword',
    });
  }
  const passwordHash = password === undefined ? undefined : await hashPassword(password);
  return db.transaction().execute(async (trx) => {
    const current = await lockCustomer(trx, shop.storeId, customer.id);
    if (current?.password_hash !== customer.password_hash) return fail('NotLoggedIn');
    await changeCustomer(trx, shop.storeId, customer.id, toColumns(details), now);
    if (passwordHash !== undefined) await changePassword(trx, shop, customer, passwordHash, now);
    if (isNewEmail) await requestEmailChange(fail, trx, shop, customer, email, now);
    return (await lockCustomer(trx, shop.storeId, customer.id)) ?? current;
  });
}

/**
 * Requests an address change. Only the address's owner learns whether it has an account. The same address within a
 * minute counts as a repeated click.
 */
async function requestEmailChange(
  fail: Fail<'TooManyRequests'>,
  trx: Db,
  shop: Shop,
  customer: Customer,
  email: string,
  now: Date,
): Promise<void> {
  if (await wasMailed(trx, shop, customer.id, 'changeEmail', now)) {
    const pending = await findNewestToken(trx, shop.storeId, customer.id, 'changeEmail', now);
    if (pending?.email === email) return;
    failTooMany(fail, mailGapMs / 1000, shop.culture);
  }
  const owner = await findCustomerByEmail(trx, shop.storeId, email);
  const isTaken = owner?.confirmed_at !== undefined && owner.confirmed_at !== null;
  await mailNewAddress(trx, shop, customer, { email, isTaken }, now);
  if (owner && isTaken) await mailEmailTaken(trx, shop, owner, now);
}

function detailsOf(change: ProfileChange): Partial<Record<keyof typeof columns, string>> {
  const fields = Object.keys(columns) as (keyof typeof columns)[];
  return Object.fromEntries(
    fields.flatMap((field) => {
      const value = change[field];
      return value === undefined ? [] : [[field, value.trim()]];
    }),
  );
}

function toColumns(details: Partial<Record<keyof typeof columns, string>>): CustomerChange {
  return Object.fromEntries(
    Object.entries(details).map(([field, value]) => [columns[field as keyof typeof columns], value]),
  );
}
