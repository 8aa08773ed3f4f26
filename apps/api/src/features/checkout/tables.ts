import type { Json } from '../../platform/database/database';
import type { PaymentMethodRow, ShippingMethodRow } from './store-data';

declare module '../../platform/database/database' {
  interface Database {
    shipping_methods: {
      store_id: string;
      id: string;
      position: number;
      kind: ShippingMethodRow['kind'];
      carrier: string;
      countries: Json<string[]>;
      prices: Json<ShippingMethodRow['prices']>;
      free_from: Json<NonNullable<ShippingMethodRow['freeFrom']>> | null;
      days: Json<ShippingMethodRow['days']>;
      texts: Json<ShippingMethodRow['texts']>;
    };
    payment_methods: {
      store_id: string;
      id: string;
      position: number;
      provider: string;
      texts: Json<PaymentMethodRow['texts']>;
    };
  }
}
