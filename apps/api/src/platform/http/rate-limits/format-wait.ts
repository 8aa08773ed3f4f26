const minutesFromSeconds = 90;

/** Formats a waiting time in the culture's language: in seconds if short, otherwise in whole minutes. */
export function formatWait(seconds: number, culture: string): string {
  const [unit, count] =
    seconds < minutesFromSeconds ? ['second', seconds] : ['minute', Math.ceil(seconds / 60)];
  return new Intl.NumberFormat(culture, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
}
