import type { Money } from '../data/contract';

/** Of the clubs, all of which keep the same time. */
const timeZone = 'Europe/Copenhagen';

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
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(new Date(date));
}

/** A day and the time of day, such as 4 March 2027 at 13:05. */
export function formatMoment(date: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone }).format(
    new Date(date),
  );
}

/** A country, given by its ISO 3166-1 alpha-2 code, as the locale names it; empty where there is none. */
export function formatCountry(code: string, locale: string): string {
  return code === '' ? '' : (new Intl.DisplayNames([locale], { type: 'region' }).of(code) ?? code);
}
