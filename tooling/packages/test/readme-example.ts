import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../src/published-packages';

const block = /```tsx?\n(?<code>[\s\S]*?)```/;
/** A call whose result is a literal in the comment behind it. */
const result = /^(?<call>[\w.]+\(.*\)); \/\/ (?<value>'[^']*'|true|false|undefined|\[[^…]*\])(?::.*)?$/gm;

/** The first example in the README of a package: `ui`. */
export const readmeExample = (name: string): string =>
  block.exec(readFileSync(join(root, 'packages', name, 'README.md'), 'utf8'))?.groups?.code ?? '';

/** An example as a program that fails if a result is not that of its comment. */
export const checkedExample = (name: string): string =>
  `import assert from 'node:assert/strict';\n${readmeExample(name).replaceAll(result, 'assert.deepEqual($1, $2);')}`;
