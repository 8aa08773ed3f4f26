import { existsSync, globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { findGaps, type Tree } from './find-gaps';
import { findLawGaps } from './find-law-gaps';
import { findSecurityGaps } from './find-security-gaps';
import { findTests } from './find-tests';
import { readRows } from './read-rows';
import { specLines } from './spec-lines';

const root = resolve(import.meta.dirname, '../../..');
const inRoot = (path: string) => resolve(root, path);

const read = (path: string) => readFileSync(inRoot(path), 'utf8');
const tree: Tree = {
  exists: (path) => existsSync(inRoot(path)),
  testsOf: (file) => (existsSync(inRoot(file)) ? findTests(file, read(file)) : []),
};

const rows = readRows(read('docs/behaviours.md'));
const chapters = globSync('docs/security/*.md', { cwd: root }).toSorted().map(read);
const gaps = [
  ...findGaps(specLines, rows, tree),
  ...findSecurityGaps(read('docs/security.md'), chapters, tree),
  ...findLawGaps(read('docs/law.md'), tree),
];
for (const gap of gaps) process.stderr.write(`${gap}\n`);
const summary = `${specLines.length} lines, ${rows.length} rows, ${rows.flatMap(({ tests }) => tests).length} tests named`;
process.stdout.write(gaps.length === 0 ? `${summary}: all covered\n` : `${summary}: ${gaps.length} gaps\n`);
process.exitCode = gaps.length === 0 ? 0 : 1;
