import type { Item } from './item';

/** A page was shown, after each navigation (S2.36). */
export interface PageviewEvent {
  readonly event: 'pageview';
  readonly page_location: string;
  readonly page_title: string;
  readonly page_referrer?: string;
}

interface ListFields {
  readonly item_list_id: string;
  readonly item_list_name: string;
  readonly items: readonly Item[];
}

export interface ValueFields {
  /** ISO 4217 code. */
  readonly currency: string;
  /** What the items cost together, without shipping. */
  readonly value: number;
  readonly items: readonly Item[];
}

interface CheckoutFields extends ValueFields {
  readonly coupon?: string;
}

interface PurchaseFields extends CheckoutFields {
  readonly transaction_id: string;
  readonly shipping: number;
  readonly tax: number;
}

export interface PromotionFields {
  readonly promotion_id: string;
  readonly promotion_name: string;
  readonly creative_name?: string;
  readonly creative_slot?: string;
  readonly items: readonly Item[];
}

/** The fields of each e-commerce event, by its name (S9.2). */
export interface EcommerceFields {
  view_item_list: ListFields;
  select_item: ListFields;
  view_item: ValueFields;
  add_to_cart: ValueFields;
  remove_from_cart: ValueFields;
  view_cart: ValueFields;
  begin_checkout: CheckoutFields;
  purchase: PurchaseFields;
  view_promotion: PromotionFields;
  select_promotion: PromotionFields;
}

export type EcommerceEventName = keyof EcommerceFields;

export type EcommerceEvent<Name extends EcommerceEventName = EcommerceEventName> = {
  [Each in Name]: { readonly event: Each; readonly ecommerce: EcommerceFields[Each] };
}[Name];

export type TrackingEvent = PageviewEvent | EcommerceEvent;
