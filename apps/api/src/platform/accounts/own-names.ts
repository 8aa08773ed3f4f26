/** Digits and signs that can be added to a name without making it hard to guess, such as `Astralis2026!`. */
const maxAdded = 6;

/**
 * Whether a password in lower case consists of names and a few digits or signs around them. Letter for letter, so that
 * spaces and signs between names make no difference.
 * @param names of the shop and the customer, in any case
 */
export function consistsOfNames(password: string, names: readonly string[]): boolean {
  const core = lettersOf(password);
  const added = Array.from(password).length - Array.from(core).length;
  if (core === '' || added > maxAdded) return false;
  const words = names.flatMap((name) => [name, ...name.split(/[^\p{L}]+/u)]).map(lettersOf);
  const parts = [...new Set(words)].filter((word) => word.length > 1);
  // The lengths of the beginnings that consist of names.
  const ends = new Set([0]);
  for (const end of ends)
    for (const part of parts) if (core.startsWith(part, end)) ends.add(end + part.length);
  return ends.has(core.length);
}

const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}]/gu, '');
