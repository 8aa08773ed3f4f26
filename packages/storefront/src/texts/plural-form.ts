import { kept } from './kept';

const pluralRules = kept((locale: string) => new Intl.PluralRules(locale));

/** Which form of a plural the locale's grammar asks for beside a count. */
export function pluralForm(count: number, locale: string): Intl.LDMLPluralRule {
  return pluralRules(locale).select(count);
}
