import { roundAmount, valueOf } from './amount';
import { defined } from './defined';
import type { EcommerceEvent, PageviewEvent, PromotionFields, ValueFields } from './events';
import { type TrackedList, type TrackedVariant, toItem } from './item';

export interface PricedVariants {
  /** ISO 4217 code of every amount. */
  readonly currency: string;
  readonly items: readonly TrackedVariant[];
  /** What the items cost together, if it is known: the sum of their rounded prices can differ by a cent. */
  readonly value?: number;
}

/** A banner or teaser that links to products. */
export interface TrackedPromotion {
  readonly id: string;
  readonly name: string;
  readonly creativeName?: string;
  readonly creativeSlot?: string;
  readonly items?: readonly TrackedVariant[];
}

export interface TrackedOrder extends PricedVariants {
  /** The order number. */
  readonly transactionId: string;
  readonly shipping: number;
  readonly tax: number;
  readonly coupon?: string;
}

export function pageview(page: { location: string; title: string; referrer?: string }): PageviewEvent {
  return defined({
    event: 'pageview',
    page_location: page.location,
    page_title: page.title,
    page_referrer: page.referrer,
  });
}

/** A variant without an index gets its position among `items`. */
export function viewItemList(
  list: TrackedList,
  items: readonly TrackedVariant[],
): EcommerceEvent<'view_item_list'> {
  return {
    event: 'view_item_list',
    ecommerce: {
      item_list_id: list.id,
      item_list_name: list.name,
      items: items.map((item, place) => toItem({ ...item, index: item.index ?? place }, list)),
    },
  };
}

export function selectItem(list: TrackedList, item: TrackedVariant): EcommerceEvent<'select_item'> {
  return {
    event: 'select_item',
    ecommerce: { item_list_id: list.id, item_list_name: list.name, items: [toItem(item, list)] },
  };
}

function valueFields({ currency, items, value }: PricedVariants): ValueFields {
  const sent = items.map((item) => toItem(item));
  return { currency, value: value === undefined ? valueOf(sent) : roundAmount(value), items: sent };
}

export function viewItem(priced: PricedVariants): EcommerceEvent<'view_item'> {
  return { event: 'view_item', ecommerce: valueFields(priced) };
}

/** The `quantity` of an item is the number of units added, not the new quantity in the basket. */
export function addToCart(priced: PricedVariants): EcommerceEvent<'add_to_cart'> {
  return { event: 'add_to_cart', ecommerce: valueFields(priced) };
}

/** The `quantity` of an item is the number of units removed. */
export function removeFromCart(priced: PricedVariants): EcommerceEvent<'remove_from_cart'> {
  return { event: 'remove_from_cart', ecommerce: valueFields(priced) };
}

export function viewCart(priced: PricedVariants): EcommerceEvent<'view_cart'> {
  return { event: 'view_cart', ecommerce: valueFields(priced) };
}

export function beginCheckout(
  basket: PricedVariants & { coupon?: string },
): EcommerceEvent<'begin_checkout'> {
  return { event: 'begin_checkout', ecommerce: defined({ ...valueFields(basket), coupon: basket.coupon }) };
}

/** The tracker sends it once per `transactionId`, however often the receipt is shown. */
export function purchase(order: TrackedOrder): EcommerceEvent<'purchase'> {
  return {
    event: 'purchase',
    ecommerce: defined({
      ...valueFields(order),
      transaction_id: order.transactionId,
      shipping: roundAmount(order.shipping),
      tax: roundAmount(order.tax),
      coupon: order.coupon,
    }),
  };
}

function promotionFields(promotion: TrackedPromotion): PromotionFields {
  return defined({
    promotion_id: promotion.id,
    promotion_name: promotion.name,
    creative_name: promotion.creativeName,
    creative_slot: promotion.creativeSlot,
    items: (promotion.items ?? []).map((item) => toItem(item)),
  });
}

export function viewPromotion(promotion: TrackedPromotion): EcommerceEvent<'view_promotion'> {
  return { event: 'view_promotion', ecommerce: promotionFields(promotion) };
}

export function selectPromotion(promotion: TrackedPromotion): EcommerceEvent<'select_promotion'> {
  return { event: 'select_promotion', ecommerce: promotionFields(promotion) };
}
