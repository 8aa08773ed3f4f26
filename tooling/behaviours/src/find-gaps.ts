import type { DeclaredTest } from './find-tests';
import type { NamedTest, Row } from './read-rows';

/** The tree that the page speaks of. */
export interface Tree {
  exists(path: string): boolean;
  /** What a file declares; nothing where there is no such file. */
  testsOf(file: string): readonly DeclaredTest[];
}

/** All that keeps the page from covering the lines, a sentence each. */
export function findGaps(lines: readonly string[], rows: readonly Row[], tree: Tree): string[] {
  return [
    ...lines.flatMap((line) => gapsOfLine(line, rows)),
    ...rows
      .filter(({ line }) => !lines.includes(line))
      .map(({ line }) => `${line} is no line of the specification.`),
    ...rows.flatMap((row) => gapsOfRow(row, tree)),
  ];
}

function gapsOfLine(line: string, rows: readonly Row[]): string[] {
  const count = rows.filter((row) => row.line === line).length;
  if (count === 0) return [`${line} has no row.`];
  return count > 1 ? [`${line} has ${count} rows.`] : [];
}

function gapsOfRow({ line, what, places, tests }: Row, tree: Tree): string[] {
  return [
    ...(what === '' ? [`${line} does not say what the product does.`] : []),
    ...(places.length === 0 ? [`${line} does not say where.`] : []),
    ...places.filter((place) => !tree.exists(place)).map((place) => `${line}: there is no ${place}.`),
    ...(tests.length === 0 ? [`${line} has no test.`] : []),
    ...tests.flatMap((test) => gapsOfTest(line, test, tree)),
  ];
}

function gapsOfTest(line: string, { file, title }: NamedTest, tree: Tree): string[] {
  const declared = tree.testsOf(file).filter((test) => test.title === title);
  if (declared.length === 0) return [`${line}: ${file} has no test "${title}".`];
  return declared.every(({ skipped }) => skipped) ? [`${line}: "${title}" in ${file} is skipped.`] : [];
}
