import type { Rule } from './rule';
import { rules } from './rules';
import type { StoreFacts } from './store-facts';

/** A rule and what a store lacks for it. */
export interface Finding {
  rule: Rule;
  missing: readonly string[];
  open: readonly string[];
}

/** Runs every rule against a store's data. */
export function checkStore(store: StoreFacts): Finding[] {
  return rules.map((rule) => ({
    rule,
    missing: rule.findMissing(store),
    open: rule.findOpen?.(store) ?? [],
  }));
}
