import type { Db } from '../../platform/database/database';
import type { OrderRow } from './order-details';
import type { PaymentRow } from './queries';

/** The used vouchers and their user. */
export type VoucherUses = Pick<OrderRow, 'vouchers' | 'customer_id' | 'email'>;

/** Records that the vouchers of an order are held for its payment or consumed by it. */
export async function redeemVouchers(
  trx: Db,
  { store_id, id, basket_id }: Pick<PaymentRow, 'store_id' | 'id' | 'basket_id'>,
  { vouchers, customer_id, email }: VoucherUses,
  status: 'held' | 'consumed',
): Promise<void> {
  if (vouchers.length === 0) return;
  await trx
    .insertInto('voucher_redemptions')
    .values(
      vouchers.map((voucher) => ({
        store_id,
        payment_id: id,
        voucher_id: voucher.id,
        basket_id,
        customer_id,
        email: email.trim().toLowerCase(),
        status,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['store_id', 'payment_id', 'voucher_id']).doUpdateSet({ status }),
    )
    .execute();
}

/** Releases the voucher uses that a payment holds or has consumed. */
export async function releaseVouchers(
  trx: Db,
  { store_id, id }: Pick<PaymentRow, 'store_id' | 'id'>,
): Promise<void> {
  await trx
    .deleteFrom('voucher_redemptions')
    .where('store_id', '=', store_id)
    .where('payment_id', '=', id)
    .execute();
}
