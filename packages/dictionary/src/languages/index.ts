import { da } from './da';
import { en } from './en';
import { es } from './es';
import type { ErrorCode, Language } from './language';

export type { ErrorCode, Language, MailAlias } from './language';

/** The languages that the product ships with, by their ISO 639-1 code. English fills the gaps of all others. */
export const languages: Readonly<Record<string, Language>> & { readonly en: Language } = { da, en, es };

/** The alias of an error's message, such as `ErrorMessage.OutOfStock`. */
export const errorAlias = (code: ErrorCode): string => `ErrorMessage.${code}`;

const textsByLanguage = new Map(
  Object.entries(languages).map(([code, language]) => [
    code,
    new Map([...textsOf(languages.en), ...textsOf(language)]),
  ]),
);
const english = new Map(textsOf(languages.en));

/** The code of a culture's language: `en` for `en-GB`. */
export const languageCodeOf = (culture: string): string => culture.slice(0, 2);

/** The shipped texts by alias, in the culture's language, otherwise in English. */
export function shippedTexts(culture: string): ReadonlyMap<string, string> {
  return textsByLanguage.get(languageCodeOf(culture)) ?? english;
}

/**
 * A text by its alias: the store's own one, otherwise the shipped one in the culture's language or in English. A blank text
 * counts as missing. Undefined for an alias that nobody knows.
 */
export function findText(
  alias: string,
  culture: string,
  ownTexts?: ReadonlyMap<string, string>,
): string | undefined {
  const own = ownTexts?.get(alias);
  return own?.trim() ? own : (shippedTexts(culture).get(alias) ?? own);
}

/** Replaces `{name}` in a text by the value of that name; a placeholder without a value stays. */
export function fillText(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}

function textsOf({ screens, mails, errorMessages }: Language): [alias: string, text: string][] {
  const errors = Object.entries(errorMessages) as [ErrorCode, string][];
  return [
    ...Object.entries(screens),
    ...Object.entries(mails),
    ...errors.map(([code, text]): [string, string] => [errorAlias(code), text]),
  ];
}
