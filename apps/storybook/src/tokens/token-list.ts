import { type BrandTokens, sharedTokens, type Tokens } from '@matchday/ui/theme';
import { layoutOf } from '@matchday/ui/theme/composition';
import { propertyName } from '@matchday/ui/theme/property-name';

/** A token of the contract with a club's value. */
export interface Token {
  /** Its groups in the contract, and its own name: `['tone', 'footer', 'text']`. */
  path: readonly string[];
  /** Its custom property: `--tone-footer-text`. */
  property: string;
  value: string;
}

export type Group = keyof Tokens;

/** Values by name, in nested groups. */
interface Branch {
  [name: string]: string | Branch;
}

const walk = (branch: Branch, above: readonly string[]): Token[] =>
  Object.entries(branch).flatMap(([name, value]) => {
    const path = [...above, name];
    return typeof value === 'string'
      ? { path, value, property: `--${propertyName(path)}` }
      : walk(value, path);
  });

const all = (tokens: BrandTokens): Branch =>
  JSON.parse(JSON.stringify({ ...tokens, composition: layoutOf(tokens.composition), ...sharedTokens }));

/** A club's tokens, in the contract's order. */
export const tokenList = (tokens: BrandTokens): Token[] => walk(all(tokens), []);

/** The tokens of some groups. */
export const inGroups = (tokens: readonly Token[], groups: readonly Group[]): Token[] =>
  tokens.filter(({ path }) => groups.some((group) => group === path[0]));
