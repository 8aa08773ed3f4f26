import type { StoreFacts } from './store-facts';

/** One need of the law, and how a store's data show whether it is met. `docs/law.md` has a row for each rule. */
export interface Rule {
  /** Kebab-case, such as `terms-of-sale`. */
  name: string;
  /** What the law wants, in one sentence. */
  need: string;
  /** What is missing, one sentence each; empty if the need is met. */
  findMissing(store: StoreFacts): string[];
  /** What the club still installs or decides before the first sale, one sentence each. It fails only a strict check. */
  findOpen?(store: StoreFacts): string[];
}
