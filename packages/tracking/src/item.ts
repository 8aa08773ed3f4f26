import { roundAmount } from './amount';
import { defined } from './defined';

/** A variant as the shop knows it, seen in a list, on a page, in a basket or in an order. */
export interface TrackedVariant {
  /** The variant's id: the same in every event. */
  readonly id: string;
  readonly name: string;
  /** Colour and size, as the shopper reads them. */
  readonly variant?: string;
  readonly brand?: string;
  /** From the broadest to the narrowest; the first five are sent. */
  readonly categories?: readonly string[];
  /** What one piece costs, discount deducted, in the currency's major unit. */
  readonly price: number;
  /** What is deducted from one piece. */
  readonly discount?: number;
  /** Pieces; 1 by default. */
  readonly quantity?: number;
  /** The position in its list, from 0. */
  readonly index?: number;
  readonly coupon?: string;
}

/** The list in which items are shown, such as a category or search results. */
export interface TrackedList {
  readonly id: string;
  readonly name: string;
}

/** An item in the shape of GA4, amounts rounded to 2 decimals. */
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
