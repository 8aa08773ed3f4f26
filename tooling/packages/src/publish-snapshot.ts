import { execFileSync } from 'node:child_process';
import { buildAll } from './build/build-package';
import { root } from './published-packages';

/**
 * Publishes the packages with pending changesets as versions such as `0.0.0-pr12-20261123101500`, under the given tag of the
 * registry. The work tree keeps those versions, so it runs in a checkout that is thrown away.
 */
const [tag = ''] = process.argv.slice(2);
if (!/^[a-z][a-z0-9-]{0,30}$/.test(tag) || tag === 'latest')
  throw new Error(`"${tag}" is no name for a snapshot: give one such as pr12.`);

const changeset = (...args: string[]) => execFileSync('changeset', args, { cwd: root, stdio: 'inherit' });

changeset('version', '--snapshot', tag);
await buildAll();
changeset('publish', '--tag', tag, '--no-git-tag');
