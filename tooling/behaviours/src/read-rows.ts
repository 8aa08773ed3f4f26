import { marked, type Tokens } from 'marked';

/** A test by its file path from the root, and its title. */
export interface NamedTest {
  file: string;
  title: string;
}

/** A row of docs/behaviours.md: what the product does for a line of the specification. */
export interface Row {
  line: string;
  what: string;
  places: readonly string[];
  tests: readonly NamedTest[];
}

/** Reads all table rows that start with a line number. The columns are line, what, where, shown by. */
export function readRows(markdown: string): Row[] {
  return marked
    .lexer(markdown)
    .filter((token): token is Tokens.Table => token.type === 'table')
    .flatMap(({ rows }) => rows.map((cells) => cells.map(({ text }) => text.trim())))
    .filter(([line = '']) => /^S\d+\.\d+$/.test(line))
    .map(([line = '', what = '', where = '', tests = '']) => ({
      line,
      what,
      places: [...where.matchAll(/`([^`]+)`/g)].map(([, place = '']) => place),
      tests: namedTests(tests),
    }));
}

/** The tests that a cell names, separated by `<br>`. */
export function namedTests(cell: string): NamedTest[] {
  return cell
    .split('<br>')
    .filter((test) => test.trim() !== '')
    .map(namedTest);
}

function namedTest(text: string): NamedTest {
  const [file = '', ...title] = text.split('›').map((part) => part.trim());
  return { file: file.replaceAll('`', ''), title: title.join(' › ') };
}
