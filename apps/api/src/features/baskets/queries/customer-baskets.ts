import { type Db, json } from '../../../platform/database/database';
import type { InvoiceDetails } from '../address-contract';

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

/** Removes the owner and the personal data from a customer's baskets, except ordered ones. */
export async function anonymiseBaskets(trx: Db, storeId: string, customerId: string): Promise<void> {
  await trx
    .updateTable('baskets')
    .set({ customer_id: null, billing: null, shipping: null, use_shipping_address: false, comment: '' })
    .where('store_id', '=', storeId)
    .where('customer_id', '=', customerId)
    .where('status', '!=', 'ordered')
    .execute();
}
