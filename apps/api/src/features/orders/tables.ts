import type { ColumnType, Generated } from 'kysely';
import type { Json } from '../../platform/database/database';
import type { DeliveryTime, DropPoint, OrderVoucher, ShippingDetails, Vat } from '../baskets';
import type { Print } from '../catalogue';
import type { Order, OrderLine, OrderStatus } from './contract';

/** A voucher at the time of the order; the discount is in the minor unit. */
export interface PlacedVoucher extends Pick<OrderVoucher, 'code' | 'kind' | 'name'> {
  id: string;
  discount: number;
}

/** The words with which a shopper agreed to pay before the goods are sent, and when. */
export interface Prepayment {
  text: string;
  acceptedAt: string;
}

declare module '../../platform/database/database' {
  interface Database {
    orders: {
      store_id: string;
      id: string;
      number: string | null;
      customer_id: string | null;
      basket_id: string;
      status: OrderStatus;
      culture: string;
      currency: string;
      email: string;
      billing: Json<ShippingDetails>;
      shipping: Json<ShippingDetails>;
      shipping_method: Json<Order['shippingMethod']>;
      /** Null for orders of earlier versions. */
      delivery_time: Json<DeliveryTime> | null;
      drop_point: Json<DropPoint> | null;
      payment_method: Json<Order['paymentMethod']>;
      comment: string;
      prepayment: Json<Prepayment> | null;
      sub_total: number;
      discount_total: number;
      /** The share of vouchers in `discount_total`. */
      voucher_total: Generated<number>;
      vouchers: ColumnType<PlacedVoucher[], string | undefined, never>;
      shipping_total: number;
      tax_total: number;
      /** Null for orders of earlier versions. */
      vat: Json<Vat> | null;
      total: number;
      placed_at: Date | null;
      created_at: Generated<Date>;
      /** Set by triggers, as is the transaction that changed it. */
      changed_at: Generated<Date>;
      changed_by: Generated<string>;
    };
    shipments: {
      store_id: string;
      id: string;
      order_id: string;
      carrier: string;
      tracking_number: string | null;
      tracking_url: string | null;
      /** `admin:<key id>` or `staff:<member id>` */
      actor: string;
      created_at: Date;
    };
    shipment_lines: {
      store_id: string;
      shipment_id: string;
      order_id: string;
      line_id: string;
      quantity: number;
    };
    /** Goods that came back. */
    returned_lines: {
      store_id: string;
      id: string;
      order_id: string;
      line_id: string;
      quantity: number;
      /** Whether they are on sale again. */
      restocked: boolean;
      /** With which refund or withdrawal they came back. */
      refund_id: string | null;
      withdrawal_id: string | null;
      /** `admin:<key id>` or `staff:<member id>` */
      actor: string;
      created_at: Date;
    };
    order_lines: {
      store_id: string;
      order_id: string;
      id: string;
      position: number;
      variant_id: string;
      /** The id of the add-on's relation to the product; empty without a print. */
      add_on_id: Generated<string>;
      print: Json<Print> | null;
      /** The print's share of `unit_price`. */
      print_price: Generated<number>;
      is_returnable: Generated<boolean>;
      sku: string;
      name: string;
      brand: string;
      url: string;
      image: Json<OrderLine['image']>;
      categories: Json<OrderLine['categories']>;
      properties: Json<OrderLine['properties']>;
      quantity: number;
      unit_price: number;
      unit_discount: number;
      /** The line's share of the vouchers; not subtracted from `total`. */
      voucher_discount: Generated<number>;
      total: number;
    };
    /** Append-only: a trigger rejects updates and deletes, except emptying `details` of an order without personal data. */
    order_events: {
      id: Generated<number>;
      store_id: string;
      order_id: string;
      type: string;
      /** `shopper`, `payment`, `admin:<key id>` or `staff:<member id>` */
      actor: string;
      from_status: OrderStatus | null;
      to_status: OrderStatus | null;
      details: Json<Record<string, unknown>>;
      created_at: Generated<Date>;
    };
    /** Kept by triggers. */
    order_search: { store_id: string; order_id: string; words: string };
    order_numbers: { store_id: string; next: number };
  }
}
