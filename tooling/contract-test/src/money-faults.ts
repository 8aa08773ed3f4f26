interface Amount {
  amount: number;
  currency: string;
}

const isAmount = (value: object): value is Amount =>
  'amount' in value && 'currency' in value && typeof value.amount === 'number';

/** Amounts of a body that have another currency, are negative, or have more decimals than the currency. */
export function moneyFaults(body: unknown, currency: string, at = 'the body'): string[] {
  if (typeof body !== 'object' || body === null) return [];
  if (isAmount(body)) return faultsOf(body, currency, at);
  const entries = Array.isArray(body) ? [...body.entries()] : Object.entries(body);
  return entries.flatMap(([key, value]) => moneyFaults(value, currency, `${at}/${key}`)).slice(0, 3);
}

function faultsOf({ amount, currency: given }: Amount, currency: string, at: string): string[] {
  if (given !== currency) return [`${at} is in ${given}, not in ${currency}`];
  if (amount < 0) return [`${at} is negative`];
  return toMinor(amount, currency) / scaleOf(currency) === amount ? [] : [`${at} has too many decimals`];
}

/** An amount in the minor unit, for sums without rounding errors. */
export const toMinor = (amount: number, currency: string): number => Math.round(amount * scaleOf(currency));

function scaleOf(currency: string): number {
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions();
  return 10 ** maximumFractionDigits;
}
