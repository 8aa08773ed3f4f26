import type { Generated } from 'kysely';
import type { Json } from '../../platform/database/database';
import type { Print } from '../catalogue';
import type { DropPoint, InvoiceDetails, ShippingDetails } from './address-contract';

declare module '../../platform/database/database' {
  interface Database {
    baskets: {
      store_id: string;
      id: string;
      culture: string;
      currency: string;
      /** `merged`: its lines were moved to basket `merged_into`. */
      status: Generated<'open' | 'ordered' | 'merged'>;
      billing: Json<InvoiceDetails> | null;
      shipping: Json<ShippingDetails> | null;
      use_shipping_address: Generated<boolean>;
      shipping_method_id: string | null;
      drop_point: Json<DropPoint> | null;
      comment: Generated<string>;
      customer_id: string | null;
      merged_into: string | null;
      /** The basket with the lines that were added while this one was being paid. */
      next_basket_id: string | null;
      /** When the shopper first gave an address or a shipping method. Set by a trigger. */
      checkout_begun_at: Generated<Date | null>;
      version: Generated<number>;
      created_at: Generated<Date>;
      updated_at: Generated<Date>;
    };
    basket_lines: {
      store_id: string;
      basket_id: string;
      id: string;
      variant_id: string;
      /** The id of the add-on's relation to the product; empty without a print. */
      add_on_id: Generated<string>;
      print: Json<Print> | null;
      quantity: number;
      position: number;
    };
  }
}
