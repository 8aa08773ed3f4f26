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

/** A country, given by its ISO 3166-1 alpha-2 code, as the locale names it; empty where there is none. */
export function formatCountry(code: string, locale: string): string {
  return code === '' ? '' : (new Intl.DisplayNames([locale], { type: 'region' }).of(code) ?? code);
}
