import type { Db } from '../../../platform/database/database';
import { findOpenRegistrations } from '../queries/customer-tokens';
import type { Customer, CustomerChange } from '../queries/customers';
import type { Registration } from '../tables';

/** The newest registration of a customer who is not confirmed. */
function registrationOf(customer: Customer): Registration {
  const { password_hash, first_name, last_name, phone, culture, terms_id } = customer;
  const accepted = customer.terms_accepted_at ?? customer.created_at;
  return {
    password_hash,
    first_name,
    last_name,
    phone,
    culture,
    terms_id,
    terms_accepted_at: accepted.toISOString(),
  };
}

/** Links that a login checks: each takes a password hash. Strangers can register an address too. */
const maxOpen = 5;

/**
 * The registrations of a customer who is not confirmed, the newest first. A login with the password of any of them
 * proves who registered; only the newest is stored with the customer.
 */
export async function registrationsOf(
  db: Db,
  storeId: string,
  customer: Customer,
  now: Date,
): Promise<Registration[]> {
  const newest = registrationOf(customer);
  const open = await findOpenRegistrations(db, storeId, customer.id, now, maxOpen);
  return [newest, ...open.filter(({ password_hash }) => password_hash !== newest.password_hash)];
}

/** The columns of an account that a confirmed registration sets. */
export function toColumns({ terms_accepted_at, ...registration }: Registration): CustomerChange {
  return { ...registration, terms_accepted_at: new Date(terms_accepted_at) };
}
