import type { StockStatus } from './contract/product';

/** The largest quantity of a basket line, however much is in stock. */
export const maxLineQuantity = 99;

/** With so many left, or fewer, a variant runs low. */
export const runsLowAt = 5;

export interface VariantQuantity {
  variantId: string;
  quantity: number;
}

export interface StockLevel {
  /** Quantity for sale. */
  stock: number;
  /** ISO date; the variant is a preorder until then. */
  availableFrom: string | null;
}

/** @param today ISO date */
export function stockStatus({ stock, availableFrom }: StockLevel, today: string): StockStatus {
  if (stock <= 0) return 'OutOfStock';
  return availableFrom !== null && availableFrom > today ? 'InPreorderStock' : 'InStock';
}

/** The maximum quantity of a variant on one line, given the quantity on other lines. */
export function maxQuantity(stock: number, onOtherLines = 0): number {
  return Math.max(0, Math.min(stock, maxLineQuantity) - onOtherLines);
}

/** The quantity of a line's variant on other lines. */
export function quantityOnOtherLines(
  line: VariantQuantity & { id: string },
  lines: readonly (VariantQuantity & { id: string })[],
): number {
  return lines.reduce(
    (sum, other) => (other.id !== line.id && other.variantId === line.variantId ? sum + other.quantity : sum),
    0,
  );
}

/** Sums quantities by variant. Lines of one variant with different prints share its stock. */
export function perVariant(quantities: readonly VariantQuantity[]): VariantQuantity[] {
  const sums = new Map<string, number>();
  for (const { variantId, quantity } of quantities)
    sums.set(variantId, (sums.get(variantId) ?? 0) + quantity);
  return [...sums].map(([variantId, quantity]) => ({ variantId, quantity }));
}

/** Whether a stock change alters the displayed availability. */
export function changesAvailability(before: number, after: number): boolean {
  return before > 0 !== after > 0;
}
