import type { OrderLine, OrderRecord } from './order-data';

/** How many minor units the currency's major unit has. */
export function minorUnitsOf(currency: string): number {
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions();
  return 10 ** maximumFractionDigits;
}

/** What is left to refund, in the major unit: what was captured, without earlier refunds. */
export function refundableAmount({ order, payment, refunds }: OrderRecord): number {
  const units = minorUnitsOf(order.currency);
  const returned = refunds
    .filter(({ status }) => status !== 'failed')
    .reduce((sum, { amount }) => sum + Math.round(amount.amount * units), 0);
  return (Math.round(payment.captured.amount * units) - returned) / units;
}

/** What was paid for some units of a line: its price less its share of vouchers. */
export function paidForUnits({ total, voucherDiscount, quantity }: OrderLine, units: number): number {
  const minorUnits = minorUnitsOf(total.currency);
  const paid = Math.round((total.amount - voucherDiscount.amount) * minorUnits);
  return Math.round((paid * units) / quantity) / minorUnits;
}

/** Reads an amount with a decimal point or comma; null if it is no amount of the currency. */
export function readAmount(entered: string, currency: string): number | null {
  const digits = Math.log10(minorUnitsOf(currency));
  const form = new RegExp(`^\\d+(?:[.,]\\d{1,${Math.max(digits, 1)}})?$`);
  const value = entered.trim();
  if (!form.test(value) || (digits === 0 && /[.,]/.test(value))) return null;
  return Number(value.replace(',', '.'));
}
