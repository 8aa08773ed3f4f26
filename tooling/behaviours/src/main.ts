import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { findGaps } from './find-gaps';
import { findTests } from './find-tests';
import { readRows } from './read-rows';
import { specLines } from './spec-lines';

const root = resolve(import.meta.dirname, '../../..');
const inRoot = (path: string) => resolve(root, path);

const rows = readRows(readFileSync(inRoot('docs/behaviours.md'), 'utf8'));
const gaps = findGaps(specLines, rows, {
  exists: (path) => existsSync(inRoot(path)),
  testsOf: (file) => (existsSync(inRoot(file)) ? findTests(file, readFileSync(inRoot(file), 'utf8')) : []),
});
for (const gap of gaps) process.stderr.write(`${gap}\n`);
const summary = `${specLines.length} lines, ${rows.length} rows, ${rows.flatMap(({ tests }) => tests).length} tests named`;
process.stdout.write(gaps.length === 0 ? `${summary}: all covered\n` : `${summary}: ${gaps.length} gaps\n`);
process.exitCode = gaps.length === 0 ? 0 : 1;
