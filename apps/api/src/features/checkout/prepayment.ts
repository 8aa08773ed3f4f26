import { addressesOf, type DisplayedLine, type StoredBasket, shippingCountry } from '../baskets';
import type { CaptureTime } from '../payments';
import type { StoredPaymentMethod } from './queries/checkout-methods';

/** The alias of the words with which a shopper agrees to pay before the dispatch. */
export const prepaymentAlias = 'Checkout.Prepayment';

/** When the payment of a basket is captured. */
export interface CaptureRule {
  capture: CaptureTime;
  /** Whether the shopper must agree, because goods are paid before they are sent where the law wants it otherwise. */
  needsConsent: boolean;
}

export interface Goods {
  lines: readonly Pick<DisplayedLine, 'print' | 'availableFrom'>[];
}

/** Whether a basket has goods that the store has made or orders first, and for which it wants to be paid at once. */
export function hasPrepaidGoods({ prepaid }: StoredPaymentMethod, { lines }: Goods): boolean {
  return lines.some(
    ({ print, availableFrom }) =>
      (print !== null && prepaid.includes('prints')) ||
      (availableFrom !== null && prepaid.includes('preorders')),
  );
}

/**
 * When a basket's payment is captured: where the store captures on dispatch, an order with prepaid goods is captured at
 * once only if the shopper agrees to it.
 */
export function captureRule(method: StoredPaymentMethod, basket: StoredBasket<DisplayedLine>): CaptureRule {
  const country = shippingCountry(addressesOf(basket));
  if (!method.captureOnDispatch.includes(country)) return { capture: 'atOnce', needsConsent: false };
  const needsConsent = hasPrepaidGoods(method, basket);
  return { capture: needsConsent ? 'atOnce' : 'onDispatch', needsConsent };
}
