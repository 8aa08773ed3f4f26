import { useMemo } from 'react';
import { useLocaleState } from 'react-admin';

/** Names the cultures of a store in the reader's language. */
export function useCultureName(): (culture: string) => string {
  const [locale] = useLocaleState();
  return useMemo(() => {
    const names = new Intl.DisplayNames(locale, { type: 'language' });
    return (culture) => names.of(culture) ?? culture;
  }, [locale]);
}
