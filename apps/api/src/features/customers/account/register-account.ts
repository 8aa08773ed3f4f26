import { randomUUID } from 'node:crypto';
import { hashPassword } from '../../../platform/accounts/passwords';
import type { Context } from '../../../platform/context';
import type { Shop } from '../../stores';
import { findCustomerByEmail, lockAddress, registerCustomer } from '../queries/customers';
import { mailConfirmation, mailEmailTaken, wasMailed } from './account-mails';

export interface NewAccount {
  /** Normalised. */
  email: string;
  /** Normalised. */
  password: string;
  firstName: string;
  lastName: string;
  phone: string;
  termsId: string | null;
}

/**
 * Creates an account and mails its confirmation link. If the address already has an account, its owner is notified by
 * mail; the response is the same. An address can be registered again until it is confirmed, but not within a minute of
 * the last mail. Each link confirms its own registration, so that nobody can set the password of another.
 */
export async function registerAccount(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  shop: Shop,
  { email, password, ...account }: NewAccount,
): Promise<void> {
  const now = clock();
  const passwordHash = await hashPassword(password);
  await db.transaction().execute(async (trx) => {
    await lockAddress(trx, shop.storeId, email);
    const known = await findCustomerByEmail(trx, shop.storeId, email);
    if (known && !known.confirmed_at && (await wasMailed(trx, shop, known.id, 'confirm', now))) return;
    const registration = {
      password_hash: passwordHash,
      first_name: account.firstName,
      last_name: account.lastName,
      phone: account.phone,
      culture: shop.culture,
      terms_id: account.termsId,
    };
    const id = await registerCustomer(trx, shop.storeId, { id: randomUUID(), email, ...registration }, now);
    const recorded = { ...registration, terms_accepted_at: now.toISOString() };
    if (id) await mailConfirmation(trx, shop, { id, email, ...registration }, recorded, now);
    else if (known) await mailEmailTaken(trx, shop, known, now);
  });
}
