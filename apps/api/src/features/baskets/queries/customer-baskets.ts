import { sql } from 'kysely';
import { type Db, json } from '../../../platform/database/database';
import type { InvoiceDetails } from '../address-contract';

const noPersonalData = { billing: null, shipping: null, use_shipping_address: false, comment: '' };

/** Saves billing details of a basket that has none yet and belongs to no other customer. */
export async function saveMissingBilling(
  db: Db,
  storeId: string,
  { basketId, customerId }: { basketId: string; customerId: string },
  billing: InvoiceDetails,
): Promise<void> {
  await db
    .updateTable('baskets')
    .set((set) => ({ billing: json(billing), version: set('version', '+', 1) }))
    .where('store_id', '=', storeId)
    .where('id', '=', basketId)
    .where('status', '=', 'open')
    .where('billing', 'is', null)
    .where((on) => on.or([on('customer_id', 'is', null), on('customer_id', '=', customerId)]))
    .execute();
}

/**
 * Removes the owner and the personal data from a customer's baskets, and from those that were filled in with the
 * customer's address without a login. Placed orders have their own copy.
 */
export async function anonymiseBaskets(
  trx: Db,
  storeId: string,
  { customerId, email }: { customerId: string; email: string },
): Promise<void> {
  await trx
    .updateTable('baskets')
    .set({ ...noPersonalData, customer_id: null })
    .where('store_id', '=', storeId)
    .where((where) =>
      where.or([
        where('customer_id', '=', customerId),
        where(sql<string>`normalize(lower(trim(billing ->> 'email')))`, '=', email),
      ]),
    )
    .execute();
}

/** Removes the personal data from baskets that were ordered before the given time. */
export async function anonymiseOrderedBaskets(db: Db, before: Date): Promise<void> {
  await db
    .updateTable('baskets')
    .set(noPersonalData)
    .where('status', '=', 'ordered')
    .where('updated_at', '<', before)
    .where((where) => where.or([where('billing', 'is not', null), where('comment', '!=', '')]))
    .execute();
}
