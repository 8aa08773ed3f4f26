import { marked, type Tokens } from 'marked';
import { type NamedTest, namedTests } from './read-rows';

/** The columns of the summary that count requirements, in their order. */
export const counted = ['applies', 'tested', 'untested', 'operator', 'open'] as const;
type State = Exclude<(typeof counted)[number], 'applies'>;

/** A row of the security documents: a requirement of the standard, or a finding of the review. */
export interface SecurityRow {
  /** The requirement's number such as `3.4.1`, or the finding's number. */
  id: string;
  state: State;
  tests: readonly NamedTest[];
}

/** Reads the requirements and findings. Their columns are id, what, how it is met, shown by. */
export function readSecurityRows(markdown: string): SecurityRow[] {
  return rowsOf(markdown)
    .filter(([id = '']) => /^\d+(\.\d+\.\d+)?$/.test(id))
    .map(([id = '', , how = '', cell = '']) => {
      const tests = namedTests(cell);
      return { id, state: stateOf(how, tests), tests };
    });
}

/** Reads the summary: the counts of each chapter, by its number. */
export function readSummary(markdown: string): Map<string, number[]> {
  return new Map(
    rowsOf(markdown).flatMap(([name = '', ...cells]) => {
      const [, chapter] = /^\[?V(\d+) /.exec(name) ?? [];
      return chapter ? [[chapter, cells.slice(0, counted.length).map(Number)] as const] : [];
    }),
  );
}

function stateOf(how: string, tests: readonly NamedTest[]): State {
  if (how.startsWith('**Open.**')) return 'open';
  if (how.startsWith('**Operator.**')) return 'operator';
  return tests.length > 0 ? 'tested' : 'untested';
}

function rowsOf(markdown: string): string[][] {
  return marked
    .lexer(markdown)
    .filter((token): token is Tokens.Table => token.type === 'table')
    .flatMap(({ rows }) => rows.map((cells) => cells.map(({ text }) => text.trim())));
}
