import { fillText, findText, type MailAlias } from '@matchday/dictionary/languages';
import { minorDigits } from '../../../platform/contract/money';
import type { InvoiceRow } from '../queries';

/** The words, dates and amounts of a document, in the language of its order. */
export interface Words {
  t: (alias: MailAlias, values?: Readonly<Record<string, string>>) => string;
  /** An amount in the minor unit, without the currency. */
  amount: (minor: number) => string;
  /** Like `amount`, with up to four decimals. */
  exactAmount: (minor: number) => string;
  /** An amount with the currency. */
  money: (minor: number) => string;
  percent: (rate: number) => string;
  day: (time: Date) => string;
  country: (code: string) => string;
}

const mostDecimals = 4;

/**
 * The texts are those that the product ships, without a store's own ones, so that a document does not change when a store
 * edits its texts.
 */
export function wordsOf({
  culture,
  currency,
  content,
}: Pick<InvoiceRow, 'culture' | 'currency' | 'content'>): Words {
  const { locale, timeZone } = content;
  const digits = minorDigits(currency);
  const format = (options: Intl.NumberFormatOptions) => {
    const numbers = new Intl.NumberFormat(locale, options);
    return (minor: number) => numbers.format(minor / 10 ** digits);
  };
  const percents = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone });
  const countries = new Intl.DisplayNames(locale, { type: 'region' });
  return {
    t: (alias, values = {}) => fillText(findText(alias, culture) ?? alias, values),
    amount: format({ minimumFractionDigits: digits, maximumFractionDigits: digits }),
    exactAmount: format({
      minimumFractionDigits: digits,
      maximumFractionDigits: Math.max(digits, mostDecimals),
    }),
    money: format({ style: 'currency', currency }),
    percent: (rate) => percents.format(rate / 100),
    day: (time) => days.format(time),
    country: (code) => (code ? (countries.of(code) ?? code) : ''),
  };
}
