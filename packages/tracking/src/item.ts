import { roundAmount } from './amount';
import { defined } from './defined';

/** A variant in a list, on a page, in a basket or in an order. */
export interface TrackedVariant {
  /** The variant's id, the same in every event. */
  readonly id: string;
  readonly name: string;
  /** Colour and size, as displayed to the shopper. */
  readonly variant?: string;
  readonly brand?: string;
  /** From the broadest to the narrowest; the first five are sent. */
  readonly categories?: readonly string[];
  /** The price of one unit after discount, in the currency's major unit. */
  readonly price: number;
  /** The discount on one unit. */
  readonly discount?: number;
  /** 1 by default. */
  readonly quantity?: number;
  /** The position in its list, starting at 0. */
  readonly index?: number;
  readonly coupon?: string;
}

/** The list that contains the items, such as a category or search results. */
export interface TrackedList {
  readonly id: string;
  readonly name: string;
}

/** Converts an item to GA4's format, with amounts rounded to 2 decimals. */
export interface Item {
  readonly item_id: string;
  readonly item_name: string;
  readonly item_variant?: string;
  readonly item_brand?: string;
  readonly item_category?: string;
  readonly item_category2?: string;
  readonly item_category3?: string;
  readonly item_category4?: string;
  readonly item_category5?: string;
  readonly item_list_id?: string;
  readonly item_list_name?: string;
  readonly price: number;
  readonly discount?: number;
  readonly quantity: number;
  readonly index?: number;
  readonly coupon?: string;
}

export function toItem(variant: TrackedVariant, list?: TrackedList): Item {
  const [first, second, third, fourth, fifth] = variant.categories ?? [];
  return defined({
    item_id: variant.id,
    item_name: variant.name,
    item_variant: variant.variant,
    item_brand: variant.brand,
    item_category: first,
    item_category2: second,
    item_category3: third,
    item_category4: fourth,
    item_category5: fifth,
    item_list_id: list?.id,
    item_list_name: list?.name,
    price: roundAmount(variant.price),
    discount: variant.discount === undefined ? undefined : roundAmount(variant.discount),
    quantity: variant.quantity ?? 1,
    index: variant.index,
    coupon: variant.coupon,
  });
}
