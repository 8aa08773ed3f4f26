import type { Generated } from 'kysely';
import type { Json } from '../../../platform/database/database';
import type { VoucherRow } from './store-data';

declare module '../../../platform/database/database' {
  interface Database {
    vouchers: {
      store_id: string;
      id: string;
      /** In capitals. */
      code: string;
      kind: VoucherRow['kind'];
      percent: number | null;
      amounts: Json<NonNullable<VoucherRow['amounts']>> | null;
      minimums: Json<NonNullable<VoucherRow['minimums']>> | null;
      valid_from: string | null;
      valid_until: string | null;
      max_uses: number | null;
      max_uses_per_customer: number | null;
      combinable: boolean;
      names: Json<VoucherRow['names']>;
    };
    basket_vouchers: { store_id: string; basket_id: string; voucher_id: string; position: number };
    /** Uses: held while a payment is open, consumed once it is paid. */
    voucher_redemptions: {
      store_id: string;
      payment_id: string;
      voucher_id: string;
      basket_id: string;
      customer_id: string | null;
      email: string;
      status: 'held' | 'consumed';
      created_at: Generated<Date>;
    };
  }
}
