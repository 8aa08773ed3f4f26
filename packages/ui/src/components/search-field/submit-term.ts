import type { FormEvent } from 'react';

/**
 * Handles the submit of a search form: an empty term is not submitted (S5.13), and `onSearch`, if set, receives the
 * trimmed term instead of the browser. Returns whether `onSearch` was called.
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
