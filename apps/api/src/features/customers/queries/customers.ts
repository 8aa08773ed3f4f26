import { type Selectable, sql, type Updateable } from 'kysely';
import type { Database, Db } from '../../../platform/database/database';
import type { Registration } from '../tables';

type CustomerRow = Selectable<Database['customers']>;
/** A customer whose account is not deleted. */
export type Customer = CustomerRow & { email: string; password_hash: string };

/** The columns to update; omitted ones stay unchanged. */
export type CustomerChange = Partial<
  Pick<
    Updateable<Database['customers']>,
    | 'email'
    | 'password_hash'
    | 'first_name'
    | 'last_name'
    | 'phone'
    | 'street'
    | 'city'
    | 'zip_code'
    | 'country'
    | 'culture'
    | 'terms_id'
    | 'terms_accepted_at'
    | 'confirmed_at'
  >
>;

export function findCustomerByEmail(db: Db, storeId: string, email: string): Promise<Customer | undefined> {
  return activeCustomers(db, storeId).where('c.email', '=', email).executeTakeFirst();
}

/** Locks an address until the transaction ends, so that concurrent registrations wait. */
export async function lockAddress(trx: Db, storeId: string, email: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`customer:${storeId}:${email}`}, 0))`.execute(
    trx,
  );
}

/** Locks the customer until the transaction ends. */
export function lockCustomer(trx: Db, storeId: string, id: string): Promise<Customer | undefined> {
  return activeCustomers(trx, storeId).where('c.id', '=', id).forUpdate().executeTakeFirst();
}

/** The customer of a login that has not ended. */
export function findCustomerOfSession(
  db: Db,
  storeId: string,
  { id, sessionId }: { id: string; sessionId: string },
): Promise<Customer | undefined> {
  return activeCustomers(db, storeId)
    .where('c.id', '=', id)
    .where((on) =>
      on.exists(
        on
          .selectFrom('sessions as s')
          .select('s.id')
          .where('s.store_id', '=', storeId)
          .where('s.id', '=', sessionId)
          .where('s.customer_id', '=', id)
          .where('s.ended_at', 'is', null),
      ),
    )
    .executeTakeFirst();
}

/**
 * Inserts a customer whose address is not confirmed yet. Replaces an earlier unconfirmed registration, but not an
 * account.
 *
 * @returns the customer's id; undefined if the address has an account
 */
export async function registerCustomer(
  trx: Db,
  storeId: string,
  registration: { id: string; email: string } & Omit<Registration, 'terms_accepted_at'>,
  now: Date,
): Promise<string | undefined> {
  const row = await trx
    .insertInto('customers')
    .values({
      store_id: storeId,
      ...registration,
      street: '',
      city: '',
      zip_code: '',
      country: '',
      terms_accepted_at: now,
      created_at: now,
      updated_at: now,
      confirmed_at: null,
      deleted_at: null,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['store_id', 'email'])
        .doUpdateSet((set) => ({
          password_hash: set.ref('excluded.password_hash'),
          first_name: set.ref('excluded.first_name'),
          last_name: set.ref('excluded.last_name'),
          phone: set.ref('excluded.phone'),
          culture: set.ref('excluded.culture'),
          terms_id: set.ref('excluded.terms_id'),
          terms_accepted_at: set.ref('excluded.terms_accepted_at'),
          updated_at: set.ref('excluded.updated_at'),
        }))
        .where('customers.confirmed_at', 'is', null),
    )
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export async function changeCustomer(
  db: Db,
  storeId: string,
  id: string,
  change: CustomerChange,
  now: Date,
): Promise<void> {
  await db
    .updateTable('customers')
    .set({ ...change, updated_at: now })
    .where('store_id', '=', storeId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .execute();
}

/** Confirms a customer's address; a repeated call keeps the first time. */
export async function confirmCustomer(db: Db, storeId: string, id: string, now: Date): Promise<void> {
  await db
    .updateTable('customers')
    .set({ confirmed_at: sql<Date>`coalesce(confirmed_at, ${now})`, updated_at: now })
    .where('store_id', '=', storeId)
    .where('id', '=', id)
    .execute();
}

/** Deletes an unconfirmed registration of the address, so that its proven owner can have it. */
export async function deleteUnconfirmed(trx: Db, storeId: string, email: string): Promise<void> {
  await trx
    .deleteFrom('customers')
    .where('store_id', '=', storeId)
    .where('email', '=', email)
    .where('confirmed_at', 'is', null)
    .execute();
}

/** Deletes registrations from before the given time that were never confirmed. */
export async function deleteUnconfirmedBefore(db: Db, storeId: string, before: Date): Promise<void> {
  await db
    .deleteFrom('customers')
    .where('store_id', '=', storeId)
    .where('confirmed_at', 'is', null)
    .where('updated_at', '<', before)
    .execute();
}

/** Removes the personal data of an account; the row stays for its orders. */
export async function anonymiseCustomer(trx: Db, storeId: string, id: string, now: Date): Promise<void> {
  await trx
    .updateTable('customers')
    .set({
      email: null,
      password_hash: null,
      first_name: '',
      last_name: '',
      phone: '',
      street: '',
      city: '',
      zip_code: '',
      country: '',
      updated_at: now,
      deleted_at: now,
    })
    .where('store_id', '=', storeId)
    .where('id', '=', id)
    .execute();
}

function activeCustomers(db: Db, storeId: string) {
  return db
    .selectFrom('customers as c')
    .selectAll('c')
    .where('c.store_id', '=', storeId)
    .where('c.deleted_at', 'is', null)
    .$narrowType<{ email: string; password_hash: string }>();
}
