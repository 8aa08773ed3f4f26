import type { Generated } from 'kysely';
import type { Columns } from '../../../platform/database/columns';
import type { VoucherRow } from './store-data';

declare module '../../../platform/database/database' {
  interface Database {
    /** The code is in capitals. */
    vouchers: Columns<VoucherRow> & { store_id: string };
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
