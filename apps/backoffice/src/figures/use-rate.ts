import { useMemo } from 'react';
import { useLocaleState } from 'react-admin';

/** Formats how many of the checkouts that began were paid; a dash if none began, or if it is not known. */
export function useRate(): (checkouts: { begun: number; paid: number } | null) => string {
  const [locale] = useLocaleState();
  return useMemo(() => {
    const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
    return (checkouts) =>
      checkouts && checkouts.begun > 0 ? percent.format(checkouts.paid / checkouts.begun) : '–';
  }, [locale]);
}
