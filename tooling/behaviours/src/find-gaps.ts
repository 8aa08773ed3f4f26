import type { DeclaredTest } from './find-tests';
import type { NamedTest, Row } from './read-rows';

/** The files and tests that the rows refer to. */
export interface Tree {
  exists(path: string): boolean;
  /** The tests that a file declares; empty if it does not exist. */
  testsOf(file: string): readonly DeclaredTest[];
}

/** The gaps in the coverage of the specification, as messages. */
export function findGaps(lines: readonly string[], rows: readonly Row[], tree: Tree): string[] {
  return [
    ...lines.flatMap((line) => gapsOfLine(line, rows)),
    ...rows
      .filter(({ line }) => !lines.includes(line))
      .map(({ line }) => `${line} is not a line of the specification.`),
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
    ...(what === '' ? [`${line} has no description.`] : []),
    ...(places.length === 0 ? [`${line} has no place.`] : []),
    ...places.filter((place) => !tree.exists(place)).map((place) => `${line}: ${place} does not exist.`),
    ...(tests.length === 0 ? [`${line} has no test.`] : []),
    ...tests.flatMap((test) => gapsOfTest(line, test, tree)),
  ];
}

/** @param at the row that names the test */
export function gapsOfTest(at: string, { file, title }: NamedTest, tree: Tree): string[] {
  const declared = tree.testsOf(file).filter((test) => test.title === title);
  if (declared.length === 0) return [`${at}: ${file} has no test "${title}".`];
  return declared.every(({ skipped }) => skipped) ? [`${at}: "${title}" in ${file} is skipped.`] : [];
}
