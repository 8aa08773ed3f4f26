import { useMemo } from 'react';
import { useLocaleState } from 'react-admin';

/** Codes that CLDR names although they are no countries, such as the European Union. */
const noCountries = new Set(['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ']);
const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');

/** The countries, by their name in the reader's language, and how to name one. */
export function useCountries(): { codes: readonly string[]; nameOf: (code: string) => string } {
  const [locale] = useLocaleState();
  return useMemo(() => {
    const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' });
    const nameOf = (code: string) => (/^[A-Z]{2}$/.test(code) && names.of(code)) || code;
    const codes = letters
      .flatMap((first) => letters.map((second) => first + second))
      .filter((code) => !noCountries.has(code) && names.of(code) !== undefined)
      .toSorted((a, b) => nameOf(a).localeCompare(nameOf(b), locale));
    return { codes, nameOf };
  }, [locale]);
}
