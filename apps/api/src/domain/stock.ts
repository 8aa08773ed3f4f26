import { maxLineQuantity } from '../contract/basket';
import type { StockStatus } from '../contract/product';

export interface StockLevel {
  /** Pieces that can still be sold. */
  stock: number;
  /** ISO date; until then the variant is sold in preorder. */
  availableFrom: string | null;
}

/** @param today ISO date */
export function stockStatus({ stock, availableFrom }: StockLevel, today: string): StockStatus {
  if (stock <= 0) return 'OutOfStock';
  return availableFrom !== null && availableFrom > today ? 'InPreorderStock' : 'InStock';
}

/** The most pieces of a variant that one line may hold now. */
export function maxQuantity(stock: number): number {
  return Math.max(0, Math.min(stock, maxLineQuantity));
}

/** Whether a change from one stock to another is one that pages show. */
export function flipsStatus(before: number, after: number): boolean {
  return before > 0 !== after > 0;
}
