import { useMemo } from 'react';
import { useLocaleState } from 'react-admin';

/** Formats of the reader's language. */
export function useFormats() {
  const [locale] = useLocaleState();
  return useMemo(() => {
    const dateTime = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
    const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
    return {
      time: (value: string) => dateTime.format(new Date(value)),
      day: (value: string) => day.format(new Date(value)),
      money: ({ amount, currency }: { amount: number; currency: string }) =>
        new Intl.NumberFormat(locale, { style: 'currency', currency }).format(amount),
    };
  }, [locale]);
}
