const inMinutesFrom = 90;

/** How long to wait, in the culture's words: seconds while they are few, else whole minutes. */
export function waitFor(seconds: number, culture: string): string {
  const [unit, count] = seconds < inMinutesFrom ? ['second', seconds] : ['minute', Math.ceil(seconds / 60)];
  return new Intl.NumberFormat(culture, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
}
