import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../src/root';

const workflows = globSync('.github/workflows/*.yml', { cwd: root });

describe.each(workflows)('%s', (path) => {
  const text = readFileSync(join(root, path), 'utf8');

  it('runs actions by their commit, with the version beside it', () => {
    const actions = [...text.matchAll(/uses: *(.+)/g)].map(([, action]) => action);
    expect(actions.length).toBeGreaterThan(0);
    for (const action of actions) expect(action).toMatch(/^[\w-]+\/[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });

  it('has permission to read the repository, and no other', () => {
    expect(text).toMatch(/^permissions:\n {2}contents: read\n\S/m);
    expect(text).not.toMatch(/: write/);
  });
});
