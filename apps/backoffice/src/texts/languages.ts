import type { en } from './en';

/** The name of a text of the back office. */
export type TextKey = keyof typeof en;

/** All texts of the back office in one language. */
export type Texts = Readonly<Record<TextKey, string>>;

export const languages = [
  { locale: 'en', name: 'English' },
  { locale: 'da', name: 'Dansk' },
  { locale: 'es', name: 'Español' },
] as const;

export type Language = (typeof languages)[number]['locale'];

/** The first language of the browser that the back office has, otherwise English. */
export function preferredLanguage(wanted: readonly string[] = navigator.languages): Language {
  const known = wanted.map((tag) => languages.find(({ locale }) => tag.split('-')[0] === locale)?.locale);
  return known.find((locale) => locale !== undefined) ?? 'en';
}
