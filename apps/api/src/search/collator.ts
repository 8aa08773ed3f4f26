const collators = new Map<string, Intl.Collator>();

/** How a culture orders names; made once, since making one costs more than many comparisons. */
export function collatorOf(culture: string): Intl.Collator {
  const known = collators.get(culture) ?? new Intl.Collator(culture, { numeric: true });
  collators.set(culture, known);
  return known;
}
