import { maxLineQuantity } from '../contract/basket';
import type { StockStatus } from '../contract/product';

export interface VariantQuantity {
  variantId: string;
  quantity: number;
}

export interface StockLevel {
  /** VariantQuantity that can still be sold. */
  stock: number;
  /** ISO date; until then the variant is sold in preorder. */
  availableFrom: string | null;
}

/** @param today ISO date */
export function stockStatus({ stock, availableFrom }: StockLevel, today: string): StockStatus {
  if (stock <= 0) return 'OutOfStock';
  return availableFrom !== null && availableFrom > today ? 'InPreorderStock' : 'InStock';
}

/** The most pieces of a variant that one line may hold now, beside those that other lines hold. */
export function maxQuantity(stock: number, elsewhere = 0): number {
  return Math.max(0, Math.min(stock, maxLineQuantity) - elsewhere);
}

/** How many pieces of a line's variant the other lines hold. */
export function quantityOnOtherLines(
  line: VariantQuantity & { id: string },
  lines: readonly (VariantQuantity & { id: string })[],
): number {
  return lines.reduce(
    (sum, other) => (other.id !== line.id && other.variantId === line.variantId ? sum + other.quantity : sum),
    0,
  );
}

/** The pieces of each variant, each once: lines of one variant with different prints share its stock. */
export function perVariant(pieces: readonly VariantQuantity[]): VariantQuantity[] {
  const sums = new Map<string, number>();
  for (const { variantId, quantity } of pieces) sums.set(variantId, (sums.get(variantId) ?? 0) + quantity);
  return [...sums].map(([variantId, quantity]) => ({ variantId, quantity }));
}

/** Whether a change from one stock to another is one that pages show. */
export function changesAvailability(before: number, after: number): boolean {
  return before > 0 !== after > 0;
}
