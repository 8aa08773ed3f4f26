import type { FormEvent } from 'react';

/**
 * What a search form does when it is sent: an empty term goes nowhere (S5.13), and `onSearch`, where it is
 * given, takes the trimmed term instead of the browser. Returns whether a term was handed over.
 */
export function submitTerm(
  event: FormEvent<HTMLFormElement>,
  name: string,
  onSearch?: (term: string) => void,
): boolean {
  const entry = new FormData(event.currentTarget).get(name);
  const term = typeof entry === 'string' ? entry.trim() : '';
  if (term === '' || onSearch) {
    event.preventDefault();
  }
  if (term === '' || !onSearch) {
    return false;
  }
  onSearch(term);
  return true;
}
