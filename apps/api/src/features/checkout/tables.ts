import type { Columns } from '../../platform/database/columns';
import type { PaymentMethodRow, ShippingMethodRow } from './store-data';

declare module '../../platform/database/database' {
  interface Database {
    shipping_methods: Columns<ShippingMethodRow> & { store_id: string; position: number };
    payment_methods: Columns<PaymentMethodRow> & { store_id: string; position: number };
  }
}
