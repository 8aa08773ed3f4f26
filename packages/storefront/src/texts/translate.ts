import { pluralForm } from './format';

/** Texts of one culture by alias. */
export type Texts = Readonly<Record<string, string>>;
export type Values = Readonly<Record<string, string | number>>;

export interface Translate {
  /** The text of an alias with its placeholders filled in; the alias itself where there is none (S8.11). */
  (alias: string, values?: Values): string;
  /** The text of `<alias>.One` or `<alias>.Other`, as the locale's grammar asks, with `{count}`. */
  plural(alias: string, count: number, values?: Values): string;
  locale: string;
}

export function translator(texts: Texts, locale: string): Translate {
  const translate = (alias: string, values: Values = {}) =>
    (texts[alias] ?? alias).replace(/\{(\w+)\}/g, (placeholder, name: string) =>
      String(values[name] ?? placeholder),
    );
  const plural = (alias: string, count: number, values: Values = {}) =>
    translate(`${alias}.${pluralForm(count, locale) === 'one' ? 'One' : 'Other'}`, { count, ...values });
  return Object.assign(translate, { plural, locale });
}

/** The texts that a part of the page which runs in the browser needs; `Product.*` takes all that begin so. */
export function pickTexts(texts: Texts, aliases: readonly string[]): Texts {
  const wanted = (alias: string) =>
    aliases.some((name) => (name.endsWith('*') ? alias.startsWith(name.slice(0, -1)) : alias === name));
  return Object.fromEntries(Object.entries(texts).filter(([alias]) => wanted(alias)));
}
