import type { TrackedVariant } from '@matchday/tracking';
import type { Money, Price, Product, ProductCard, Variant } from '../data/contract';

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

type Described = Pick<Product, 'name' | 'brand' | 'breadcrumb' | 'colors'>;

/** A variant on its product's page. */
export function trackedVariant(
  { name, brand, breadcrumb, colors }: Described,
  { id, color, size, price }: Variant,
): TrackedVariant {
  const colorName = colors.find(({ code }) => code === color)?.name ?? color;
  const categories = breadcrumb.items.map((crumb) => crumb.name);
  return { id, name, brand, variant: `${colorName}, ${size}`, categories, ...priced(price) };
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
