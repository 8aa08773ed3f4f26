import type { Generated } from 'kysely';
import type { DropPoint, InvoiceDetails, ShippingDetails } from '../../contract/checkout';
import type { Json } from '../json';

export interface BasketTables {
  baskets: {
    store_id: string;
    id: string;
    culture: string;
    currency: string;
    status: Generated<'open' | 'ordered'>;
    billing: Json<InvoiceDetails> | null;
    shipping: Json<ShippingDetails> | null;
    use_shipping_address: Generated<boolean>;
    shipping_method_id: string | null;
    drop_point: Json<DropPoint> | null;
    comment: Generated<string>;
    version: Generated<number>;
    created_at: Generated<Date>;
    updated_at: Generated<Date>;
  };
  basket_lines: {
    store_id: string;
    basket_id: string;
    id: string;
    variant_id: string;
    add_on_id: Generated<string>;
    quantity: number;
    position: number;
  };
}
