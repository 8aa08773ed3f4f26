import { marked, type Tokens } from 'marked';
import { gapsOfTest, type Tree } from './find-gaps';
import { namedTests } from './read-rows';

/** The gaps of docs/law.md, as messages: rows without a test, and tests that do not exist or are skipped. */
export function findLawGaps(markdown: string, tree: Tree): string[] {
  return marked
    .lexer(markdown)
    .filter((token): token is Tokens.Table => token.type === 'table')
    .flatMap(({ rows }) => rows.map((cells) => cells.map(({ text }) => text.trim())))
    .flatMap((cells) => {
      const at = `Law ${cells[0] ?? ''}`;
      const tests = namedTests(cells.at(-1) ?? '');
      if (tests.length === 0) return [`${at} has no test.`];
      return tests.flatMap((test) => gapsOfTest(at, test, tree));
    });
}
