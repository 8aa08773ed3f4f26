const collators = new Map<string, Intl.Collator>();

/** The collator of a culture. Cached, because creating one is slow. */
export function collatorOf(culture: string): Intl.Collator {
  const known = collators.get(culture) ?? new Intl.Collator(culture, { numeric: true });
  collators.set(culture, known);
  return known;
}
