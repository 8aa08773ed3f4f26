/** `missed`: nothing applied it between its beginning and its end; `failed`: its prices could not be set. */
export const saleStates = ['planned', 'running', 'ended', 'cancelled', 'missed', 'failed'] as const;
export type SaleState = (typeof saleStates)[number];

/** The prices of one product during a sale, in the minor unit. */
export type SalePrices = Readonly<Record<string, number>>;

/** A planned sale of one product. */
export interface Sale {
  id: string;
  productId: string;
  prices: SalePrices;
  startsAt: Date;
  endsAt: Date;
  state: SaleState;
  /** The sale prices that the end brings back, with null for none; null before the beginning. */
  pricesBefore: Readonly<Record<string, number | null>> | null;
  /** Why it failed. */
  problem: string | null;
}
