import { breakingChanges } from '@matchday/contract-types/compare-documents';
import type { Document } from '@matchday/contract-types/document';

/** What breaks a client of the older contract, and what the newer one has besides. */
export function contractChanges(from: Document, to: Document) {
  return {
    breaking: breakingChanges(from, to),
    // What a return to the older contract would take away is what the newer one adds.
    additions: breakingChanges(to, from).flatMap((change) => {
      const [, lost] = /^(.*) (?:was removed.*|is no longer sent)$/.exec(change) ?? [];
      const [, place, what] = /^(.*) lost (the .*)$/.exec(change) ?? [];
      if (lost) return [lost];
      return place && what ? [`${place}: ${what}`] : [];
    }),
  };
}
