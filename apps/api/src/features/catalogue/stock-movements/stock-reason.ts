/** Reasons for which staff add to stock or take from it. */
export const adjustmentReasons = ['delivery', 'returned', 'damaged', 'lost', 'correction'] as const;

/**
 * Why stock changed. `ordered` and `released` are the units that an order holds and gives back if it is not paid;
 * `cancelled`: units of a paid order went back on sale.
 */
export const stockReasons = [
  ...adjustmentReasons,
  'counted',
  'ordered',
  'released',
  'cancelled',
  'imported',
] as const;
export type StockReason = (typeof stockReasons)[number];

/** Why stock changes, and by whom. */
export interface StockCause {
  reason: StockReason;
  note?: string;
  orderId?: string;
  /** The key or the member of staff. */
  actor?: { kind: 'key' | 'staff'; id: string; name: string };
}
