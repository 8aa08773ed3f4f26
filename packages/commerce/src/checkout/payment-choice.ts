/** The browser's storage, such as `localStorage`. */
export type ChoiceStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** Where the browser keeps the chosen payment method. */
export const paymentChoiceKey = 'checkoutPayment';

/** Records the chosen payment method of a basket, which the server receives only with the payment. */
export function recordPayment(storage: ChoiceStorage, token: string | null, paymentProvider: string): void {
  try {
    storage.setItem(paymentChoiceKey, JSON.stringify({ token, paymentProvider }));
  } catch {
    // Storage may be full or forbidden; then a reload loses the choice.
  }
}

/** The recorded payment method of the basket, or null. One of another basket is forgotten. */
export function recordedPayment(storage: ChoiceStorage, token: string | null): string | null {
  try {
    const kept: unknown = JSON.parse(storage.getItem(paymentChoiceKey) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return null;
    if (!('token' in kept && kept.token === token && 'paymentProvider' in kept)) {
      storage.setItem(paymentChoiceKey, 'null');
      return null;
    }
    return typeof kept.paymentProvider === 'string' ? kept.paymentProvider : null;
  } catch {
    return null;
  }
}
