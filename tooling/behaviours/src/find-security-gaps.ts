import { gapsOfTest, type Tree } from './find-gaps';
import { counted, readSecurityRows, readSummary, type SecurityRow } from './security-rows';

/**
 * The gaps of the security documents, as messages: tests that do not exist or are skipped, and counts of the summary that
 * differ from the chapters' rows.
 */
export function findSecurityGaps(summary: string, chapters: readonly string[], tree: Tree): string[] {
  const requirements = chapters.flatMap(readSecurityRows);
  const counts = readSummary(summary);
  const numbers = new Set([...counts.keys(), ...requirements.map(chapterOf)]);
  return [
    ...[...readSecurityRows(summary), ...requirements].flatMap(({ id, tests }) =>
      tests.flatMap((test) => gapsOfTest(`Security ${id}`, test, tree)),
    ),
    ...[...numbers].flatMap((number) => {
      const rows = requirements.filter((row) => chapterOf(row) === number);
      const expected = counted
        .map((state) => (state === 'applies' ? rows : rows.filter((row) => row.state === state)).length)
        .join(', ');
      const given = counts.get(number)?.join(', ') ?? 'nothing';
      return given === expected
        ? []
        : [`Security V${number}: the rows count ${expected}, the summary ${given}.`];
    }),
  ];
}

const chapterOf = ({ id }: SecurityRow): string => id.split('.')[0] ?? id;
