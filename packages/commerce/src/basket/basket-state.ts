import type { components } from '@matchday/api-client';

export type Basket = components['schemas']['Basket'];
export type BasketLine = components['schemas']['BasketLine'];
export type BasketSummary = components['schemas']['BasketSummary'];

/** The key of a line: the variant and its print. */
export type LineKey = Pick<BasketLine, 'productId' | 'addOnAndProductRelationId' | 'personalisation'>;

/** S3.1 */
export interface BasketState {
  /** The basket's reference, which stands for its token; null until the first line. */
  token: string | null;
  summary: BasketSummary | null;
  /** Null until the lines are loaded. */
  basket: Basket | null;
  /** True after the first load, whether it succeeded or failed (S4.8). */
  hasLoaded: boolean;
  totalQuantity: number;
  /** Chosen quantities that the server has not confirmed, by line id; totals are pending while there are any. */
  pendingQuantities: Readonly<Record<string, number>>;
  /** Why the last change or load failed; null after a success. */
  error: Error | null;
}

export const emptyBasket: BasketState = {
  token: null,
  summary: null,
  basket: null,
  hasLoaded: false,
  totalQuantity: 0,
  pendingQuantities: {},
  error: null,
};

/** The state of a browser without a basket: nothing is in it. */
export function noBasket(currency: string): BasketState {
  const nothing = { amount: 0, currency };
  const totals = { subTotal: nothing, discountTotal: nothing, voucherTotal: nothing, taxTotal: nothing };
  return {
    ...emptyBasket,
    summary: { token: '', quantity: 0, ...totals, shippingTotal: null, total: nothing },
    basket: { token: '', lines: [], vouchers: [] },
    hasLoaded: true,
  };
}
