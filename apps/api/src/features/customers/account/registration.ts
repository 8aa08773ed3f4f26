import type { Customer, CustomerChange } from '../queries/customers';
import type { Registration } from '../tables';

/** The newest registration of a customer who is not confirmed. */
export function registrationOf(customer: Customer): Registration {
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

/** The columns of an account that a confirmed registration sets. */
export function toColumns({ terms_accepted_at, ...registration }: Registration): CustomerChange {
  return { ...registration, terms_accepted_at: new Date(terms_accepted_at) };
}
