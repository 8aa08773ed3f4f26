import type { Alias } from '@matchday/dictionary';
import type { layoutTexts } from '../layout/texts';
import { kept } from './kept';

const pluralRules = kept((locale: string) => new Intl.PluralRules(locale));

/** The dictionary of one culture: texts by alias. */
export type Texts = Readonly<Record<string, string>>;
/** The texts of a list of aliases: what a page passes to a component that runs in the browser. */
export type TextsOf<List extends readonly Alias[]> = Readonly<Record<List[number], string>>;
type Values = Readonly<Record<string, string | number>>;

/**
 * Translates the aliases `Key`. It may be passed on where fewer are asked for, never where more are: the type of a
 * component's `t` says which texts the component and all below it need, and what does not have them does not compile.
 */
export type Translate<Key extends Alias = Alias> = Translator<Key, PluralOf<Key>>;

/** Translates the aliases of a list, and those that every page has. */
export type TranslateOf<List extends readonly Alias[]> = Translate<
  List[number] | (typeof layoutTexts)[number]
>;

interface Translator<Key, Plural> {
  /** The text of an alias with its placeholders filled in; the alias itself if missing (S8.11). */
  (alias: Key, values?: Values): string;
  /** The text of `<alias>.One` or `<alias>.Other`, as the locale's grammar asks, with `{count}`. */
  readonly plural: (alias: Plural, count: number, values?: Values) => string;
  readonly locale: string;
}

/** What `.One` and `.Other` are appended to, if both are there. */
type PluralOf<Key extends string, All extends string = Key> = Key extends `${infer Base}.Other`
  ? `${Base}.One` extends All
    ? Base
    : never
  : never;

/** @param onMissing is called with an alias that has no text, unless there is no text at all */
export function translator<Key extends Alias>(
  texts: Readonly<Record<Key, string>>,
  locale: string,
  onMissing: (alias: string) => void,
): Translate<Key> {
  const known: Texts = texts;
  const textOf = (alias: string) => {
    const text = known[alias];
    if (text === undefined && Object.keys(known).length > 0) onMissing(alias);
    return text ?? alias;
  };
  const translate = (alias: string, values: Values = {}) =>
    textOf(alias).replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
  const plural = (alias: string, count: number, values: Values = {}) =>
    translate(`${alias}.${pluralRules(locale).select(count) === 'one' ? 'One' : 'Other'}`, {
      count,
      ...values,
    });
  return Object.assign(translate, { plural, locale });
}

/** The part of a dictionary that a list names. What the dictionary lacks is left out. */
export function pickTexts<const List extends readonly Alias[]>(texts: Texts, aliases: List): TextsOf<List> {
  const picked = aliases.flatMap((alias) => (texts[alias] === undefined ? [] : [[alias, texts[alias]]]));
  return Object.fromEntries(picked) as TextsOf<List>;
}
