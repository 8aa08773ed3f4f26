import type { TrackedVariant } from '@matchday/tracking';
import type { Money, Price, ProductCard, Variant } from '../data/contract';

/** A variant in a list, with the address by which it is chosen. */
export interface ListedVariant extends TrackedVariant {
  readonly url: string;
}

const priced = ({ unitPrice, discountPrice, savings }: Price) => ({
  price: (discountPrice ?? unitPrice).amount,
  ...(savings && { discount: savings.amount }),
});

/** A product's card, as the variant that it leads to. */
export function trackedCard({ variantId, name, category, price, url }: ProductCard): ListedVariant {
  return { id: variantId, name, url, ...(category && { categories: [category] }), ...priced(price) };
}

/** What all variants of a product's colour share. */
export interface TrackedProduct {
  name: string;
  brand: string;
  /** Names of its categories, from the top down. */
  categories: readonly string[];
  colorName: string;
}

/** A variant on its product's page. */
export function trackedVariant(
  { colorName, ...product }: TrackedProduct,
  { id, size, price }: Variant,
): TrackedVariant {
  return { ...product, id, variant: `${colorName}, ${size}`, ...priced(price) };
}

interface Line {
  productId: string;
  name: string;
  categories: readonly string[];
  quantity: number;
  unitPrice: Money;
  unitDiscount: Money;
  properties: readonly { label: string; value: string }[];
}

const variantProperties = new Set(['color', 'size']);

/** A line of a basket or an order; `quantity` where another number of pieces is meant. */
export function trackedLine(line: Line, quantity = line.quantity): TrackedVariant {
  const { productId, name, categories, unitPrice, unitDiscount, properties } = line;
  const chosen = properties.filter(({ label }) => variantProperties.has(label));
  return {
    id: productId,
    name,
    categories,
    quantity,
    variant: chosen.map(({ value }) => value).join(', '),
    price: unitPrice.amount - unitDiscount.amount,
    ...(unitDiscount.amount > 0 && { discount: unitDiscount.amount }),
  };
}
