import type { TrackedVariant } from '@matchday/tracking';
import type { Money, Price, ProductCard, Variant } from '../data/contract';

/** A variant in a list, with the address by which it is chosen. */
export interface ListedVariant extends TrackedVariant {
  readonly url: string;
}

/** The main category alone: the only one that cards, pages, baskets and orders all know, so that it is the same in every event. */
const categorized = (category: string | undefined) => (category ? { categories: [category] } : {});

/** Unknown of what was ordered long ago and is no longer sold. */
const branded = (brand: string) => (brand ? { brand } : {});

const priced = ({ unitPrice, discountPrice, savings }: Price) => ({
  price: (discountPrice ?? unitPrice).amount,
  ...(savings && { discount: savings.amount }),
});

/** A product's card, as the variant that it leads to. */
export function trackedCard({ variantId, name, brand, category, price, url }: ProductCard): ListedVariant {
  return { id: variantId, name, url, ...branded(brand), ...categorized(category), ...priced(price) };
}

/** What all variants of a product's colour share. */
export interface TrackedProduct {
  name: string;
  brand: string;
  /** Name of its main category. */
  category: string | undefined;
  colorName: string;
}

/** A variant on its product's page. */
export function trackedVariant(
  { name, brand, category, colorName }: TrackedProduct,
  { id, size, price }: Variant,
): TrackedVariant {
  return {
    id,
    name,
    variant: `${colorName}, ${size}`,
    ...branded(brand),
    ...categorized(category),
    ...priced(price),
  };
}

interface Line {
  productId: string;
  name: string;
  brand: string;
  /** The main one first. */
  categories: readonly string[];
  quantity: number;
  unitPrice: Money;
  unitDiscount: Money;
  /** What vouchers take off the whole line. */
  voucherDiscount: Money;
  properties: readonly { label: string; value: string }[];
}

const variantProperties = new Set(['color', 'size']);

/** A line of a basket or an order; `quantity` overrides the line's quantity. */
export function trackedLine(line: Line, quantity = line.quantity): TrackedVariant {
  const { productId, name, brand, categories, unitPrice, unitDiscount, voucherDiscount, properties } = line;
  const discount = unitDiscount.amount + voucherDiscount.amount / line.quantity;
  const chosen = properties.filter(({ label }) => variantProperties.has(label));
  return {
    id: productId,
    name,
    quantity,
    ...branded(brand),
    ...categorized(categories[0]),
    variant: chosen.map(({ value }) => value).join(', '),
    price: unitPrice.amount - discount,
    ...(discount > 0 && { discount }),
  };
}

/** What is charged for the goods of a basket or an order: the total without shipping (S9.2). */
export const goodsValue = ({ subTotal, discountTotal }: { subTotal: Money; discountTotal: Money }): number =>
  subTotal.amount - discountTotal.amount;
