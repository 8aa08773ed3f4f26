/** An amount in the currency's major unit, rounded to 2 decimals, halves away from zero; exact up to 10^12 (S9.2). */
export function roundAmount(amount: number): number {
  // The factor corrects decimal halves such as 1.005, which are stored slightly below their value.
  const cents = Math.round(Math.abs(amount) * 100 * (1 + 2 * Number.EPSILON));
  return cents === 0 ? 0 : (Math.sign(amount) * cents) / 100;
}

/** Σ price × quantity of the items as they are sent, rounded to 2 decimals. */
export function valueOf(items: readonly { readonly price: number; readonly quantity: number }[]): number {
  return roundAmount(items.reduce((sum, { price, quantity }) => sum + roundAmount(price) * quantity, 0));
}
