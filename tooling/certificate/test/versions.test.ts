import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readOptions } from '../src/options';
import { resolveVersion, workingTree } from '../src/versions/resolve-version';

describe('a version', () => {
  let root: string;
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' });
  const write = (file: string, content: string) => writeFileSync(join(root, file), content);

  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'matchday-versions-'));
    git('init', '--quiet');
    git('config', 'user.email', 'a@shop.example');
    git('config', 'user.name', 'A');
    write('.gitignore', 'ignored\n');
    write('a', '1');
    git('add', '.');
    git('commit', '--quiet', '--message', 'Begin');
  });
  afterAll(() => rmSync(root, { recursive: true }));

  it('is found by the name of a commit', () => {
    const { commit, subject, tree } = resolveVersion('HEAD', root);
    expect(commit).toBe(git('rev-parse', 'HEAD').trim());
    expect(subject).toBe('Begin');
    expect(tree).toBe(git('rev-parse', 'HEAD^{tree}').trim());
  });

  it('is the working tree, with new files and without ignored ones', () => {
    expect(resolveVersion(workingTree, root).tree).toBe(resolveVersion('HEAD', root).tree);
    write('ignored', '1');
    write('b', '1');
    const files = git('ls-tree', '--name-only', resolveVersion(workingTree, root).tree);
    expect(files.trim().split('\n')).toEqual(['.gitignore', 'a', 'b']);
    expect(git('status', '--porcelain').trim()).toBe('?? b');
  });

  it.each(['nowhere', '--all'])('is refused if git does not know it: %s', (name) => {
    expect(() => resolveVersion(name, root)).toThrow(`Git knows no version ${name}.`);
  });
});

describe('the options', () => {
  it('compare with the working tree on a phone and a desktop', () => {
    expect(readOptions(['--club', 'dbu', '--from', 'main'])).toEqual({
      club: 'dbu',
      from: 'main',
      to: workingTree,
      widths: [360, 1440],
    });
  });

  it.each([
    [[], 'Name the club with --club.'],
    [['--club', 'dbu'], 'Name the older version with --from.'],
    [['--club', 'dbu', '--from', 'main', '--widths', 'wide'], '--widths is "wide".'],
  ])('are refused with the reason: %s', (args, reason) => {
    expect(() => readOptions(args)).toThrow(reason);
  });
});
