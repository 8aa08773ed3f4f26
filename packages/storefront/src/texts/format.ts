import type { Money } from '../data/contract';

/** An amount as the locale writes it, without decimals where it has none. */
export function formatMoney({ amount, currency }: Money, locale: string): string {
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  }).format(amount);
}

/** A day as the locale writes it, such as 4 March 2027. */
export function formatDate(date: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'Europe/Copenhagen' }).format(
    new Date(date),
  );
}
