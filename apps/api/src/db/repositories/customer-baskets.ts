import type { InvoiceDetails } from '../../contract/checkout';
import type { Db } from '../database';
import { json } from '../json';

/** Fills in the invoice details of a basket in which none stand yet. */
export async function saveMissingBilling(
  db: Db,
  storeId: string,
  basketId: string,
  billing: InvoiceDetails,
): Promise<void> {
  await db
    .updateTable('baskets')
    .set((set) => ({ billing: json(billing), version: set('version', '+', 1) }))
    .where('store_id', '=', storeId)
    .where('id', '=', basketId)
    .where('status', '=', 'open')
    .where('billing', 'is', null)
    .execute();
}

/** Forgets whose the baskets of a customer were, and what was filled in; those that became orders stay. */
export async function anonymiseBaskets(trx: Db, storeId: string, customerId: string): Promise<void> {
  await trx
    .updateTable('baskets')
    .set({ customer_id: null, billing: null, shipping: null, use_shipping_address: false, comment: '' })
    .where('store_id', '=', storeId)
    .where('customer_id', '=', customerId)
    .where('status', '!=', 'ordered')
    .execute();
}
