import { fromCss, type TypedValue } from './css-values';

/** A brand's tokens as nested groups of CSS values. */
export interface Tree {
  readonly [name: string]: string | Tree;
}

/** The tokens of a tree by their paths, such as `tone.hero.text`. */
export function leaves(tree: Tree, at = ''): [path: string, css: string][] {
  return Object.entries(tree).flatMap(([name, value]) => {
    const path = at ? `${at}.${name}` : name;
    return typeof value === 'string' ? [[path, value] satisfies [string, string]] : leaves(value, path);
  });
}

/** The same groups with other values. */
export function withValues(tree: Tree, valueOf: (path: string) => string, at = ''): Tree {
  const entries = Object.entries(tree).map(([name, value]) => {
    const path = at ? `${at}.${name}` : name;
    return [name, typeof value === 'string' ? valueOf(path) : withValues(value, valueOf, path)];
  });
  return Object.fromEntries(entries);
}

interface Group {
  [name: string]: Group | TypedValue;
}

/** A tree as groups and tokens of the DTCG format. */
export function toGroups(tree: Tree, at = ''): Group {
  const entries = Object.entries(tree).map(([name, value]): [string, Group | TypedValue] => {
    const path = at ? `${at}.${name}` : name;
    return [name, typeof value === 'string' ? fromCss(path, value) : toGroups(value, path)];
  });
  return Object.fromEntries(entries);
}
