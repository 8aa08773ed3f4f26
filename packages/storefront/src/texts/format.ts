import type { Money } from '../data/contract';
import { kept } from './kept';

/** The reader's locale, and the time zone of the club's store as an IANA name. */
export interface Clock {
  locale: string;
  timeZone: string;
}

const moneyFormat = kept(
  (locale: string, currency: string) =>
    new Intl.NumberFormat(locale, { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' }),
);
const dateFormat = kept(
  (locale: string, timeZone: string) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }),
);
const momentFormat = kept(
  (locale: string, timeZone: string) =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone }),
);
const timeZoneName = kept(
  (locale: string, timeZone: string) =>
    new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longGeneric' }),
);
const countryNames = kept((locale: string) => new Intl.DisplayNames([locale], { type: 'region' }));

/** An amount as the locale writes it, without decimals where it has none. */
export function formatMoney({ amount, currency }: Money, locale: string): string {
  return moneyFormat(locale, currency).format(amount);
}

/** A day without a time, given as an ISO date, as the locale writes it, such as 4 March 2027. */
export function formatDay(day: string, locale: string): string {
  return dateFormat(locale, 'UTC').format(new Date(day));
}

/** The day of a time at the club, such as 4 March 2027. */
export function formatDate(time: string, { locale, timeZone }: Clock): string {
  return dateFormat(locale, timeZone).format(new Date(time));
}

/** The day and the time of day at the club, such as 4 March 2027 at 13:05. */
export function formatMoment(time: string, { locale, timeZone }: Clock): string {
  return momentFormat(locale, timeZone).format(new Date(time));
}

/** A day since the zones have their present rules: it does not change the name. */
const aDay = new Date(Date.UTC(2024, 6, 1));

/** A time zone, given by its IANA name, as the locale names it, such as Central European Time. */
export function formatTimeZone(timeZone: string, locale: string): string {
  const parts = timeZoneName(locale, timeZone).formatToParts(aDay);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

/** A country, given by its ISO 3166-1 alpha-2 code, as the locale names it; empty if missing. */
export function formatCountry(code: string, locale: string): string {
  return code === '' ? '' : (countryNames(locale).of(code) ?? code);
}
