import type { Db } from '../../../platform/database/database';
import type { Profile } from '../contract';
import { findNewestToken } from '../queries/customer-tokens';
import type { Customer } from '../queries/customers';

/** Converts a customer to the contract's profile. */
export async function toProfile(db: Db, customer: Customer, now: Date): Promise<Profile> {
  const { store_id: storeId, id } = customer;
  const pending = await findNewestToken(db, storeId, id, 'changeEmail', now);
  return {
    id,
    email: customer.email,
    pendingEmail: pending?.email ?? null,
    firstName: customer.first_name,
    lastName: customer.last_name,
    phone: customer.phone,
    street: customer.street,
    city: customer.city,
    zipCode: customer.zip_code,
    country: customer.country,
    culture: customer.culture,
    createdAt: customer.created_at.toISOString(),
  };
}
