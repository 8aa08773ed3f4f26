import { execFile } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, inject, test } from 'vitest';
import { apiReport, reportFile } from '../src/api-report';
import { publintFindings, typeFindings } from '../src/archive-findings';
import { entriesOf } from '../src/entries';
import { type PublishedPackage, publishedPackages, root } from '../src/published-packages';

const execute = promisify(execFile);
const archives = inject('archives');
const archiveOf = ({ name }: PublishedPackage) => archives[name] ?? '';

test('every package is published', () => {
  expect(Object.keys(archives)).toContain('@matchday/storefront');
  expect(publishedPackages.filter(({ manifest }) => manifest.private)).toEqual([]);
});

describe.each(publishedPackages)('$name', (published) => {
  test('has nothing that publint would change', async () => {
    expect(await publintFindings(archiveOf(published))).toEqual([]);
  });

  test('has declarations that Node and bundlers find for every module', async () => {
    const entries = entriesOf(published).map(({ subpath }) => subpath);
    expect(entries).not.toEqual([]);
    expect(await typeFindings(archiveOf(published), entries)).toEqual([]);
  });

  test('contains its build, its licence and its guide, but no sources, tests or stories', async () => {
    const { stdout } = await execute('tar', ['tzf', archiveOf(published)]);
    const files = stdout.trim().split('\n');
    expect(files).toEqual(
      expect.arrayContaining(['package/LICENSE', 'package/README.md', 'package/package.json']),
    );
    expect(files.filter((file) => /\.test\.|\.stories\.|^package\/(src|test)\//.test(file))).toEqual([]);
    expect(files.filter((file) => file.startsWith('package/dist/') && file.endsWith('.js'))).not.toEqual([]);
  });

  test('contains the files that its modules read', async () => {
    const { stdout } = await execute('tar', ['tzf', archiveOf(published)]);
    const files = globSync('dist/**/*.js', { cwd: published.folder }).flatMap((module) => {
      const code = readFileSync(join(published.folder, module), 'utf8');
      return [...code.matchAll(/new URL\(['"](?<file>[^'"]+)['"], import\.meta\.url\)/g)].map(({ groups }) =>
        join('package', dirname(module), groups?.file ?? ''),
      );
    });
    expect(stdout.trim().split('\n')).toEqual(expect.arrayContaining(files));
  });

  test('needs its siblings in compatible versions', async () => {
    const { stdout } = await execute('tar', ['xzOf', archiveOf(published), 'package/package.json']);
    const { dependencies, peerDependencies } = JSON.parse(stdout);
    const siblings = Object.entries({ ...dependencies, ...peerDependencies }).filter(([name]) =>
      name.startsWith('@matchday/'),
    );
    for (const [, range] of siblings) expect(range).toMatch(/^\^\d+\.\d+\.\d+$/);
  });

  test('has the public API that its report shows', () => {
    expect(apiReport(published)).toBe(readFileSync(reportFile(published), 'utf8'));
  });
});

test('the style sheet of all components has the rules of a component after those of what it is built on', () => {
  const styles = join(root, 'packages/ui/dist/styles');
  const all = importsOf(join(styles, 'styles.css'));
  const sheets = globSync('*.css', { cwd: styles }).filter((file) => file !== 'styles.css');
  expect(sheets).toContain('dialog.css');
  for (const sheet of sheets) {
    const positions = importsOf(join(styles, sheet)).map((file) => all.indexOf(file));
    const last = Math.max(...positions);
    const own = all.findIndex((file) => file.endsWith(`/${sheet}`));
    expect(positions).not.toContain(-1);
    expect(own === -1 ? last : own, sheet).toBe(last);
  }
});

const importsOf = (sheet: string) =>
  [...readFileSync(sheet, 'utf8').matchAll(/@import '(?<file>[^']+)'/g)].map(
    ({ groups }) => groups?.file ?? '',
  );
