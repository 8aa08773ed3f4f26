/** The name of a language in that language, such as `Dansk`. */
export function languageName(culture: string, locale: string): string {
  const name = new Intl.DisplayNames([locale], { type: 'language' }).of(culture.slice(0, 2)) ?? culture;
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}
