import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { comparePictures } from '../src/differences/pictures';
import { takeStories } from '../src/measures/measure-club';
import { checkOut } from '../src/versions/check-out';
import { resolveVersion, workingTree } from '../src/versions/resolve-version';
import { plant } from './copied-sources';
import { seedsOfOneClub } from './seeds';

const root = resolve(import.meta.dirname, '../../..');
const height = seedsOfOneClub.find(({ name }) => name === 'the height of controls');

let cache: string;
let source: string;

beforeAll(async () => {
  cache = mkdtempSync(join(tmpdir(), 'matchday-pictures-'));
  source = await checkOut(resolveVersion(workingTree, root), root, cache);
  if (!height) throw new Error('There is no seed for the height of controls.');
  plant(height, source);
});
afterAll(() => rmSync(cache, { recursive: true, force: true }));

/** The stories that the seed changed in a club, by real pictures. */
async function changedStories(club: string): Promise<string[]> {
  const taken = join(cache, club);
  await takeStories(source, club, taken, cache);
  const committed = join(cache, `${club}-committed`);
  cpSync(join(root, 'apps/storybook/baselines', club), committed, { recursive: true });
  const { changes } = await comparePictures(committed, taken, join(cache, `${club}-report`), 'stories');
  // Committed pictures may be of a browser that rounds differently, as in their own test.
  return changes.filter(({ share = 1 }) => share > 0.0005).map(({ name }) => name);
}

it('shows the stories of a club that its other height of controls changes', async () => {
  const changed = await changedStories('dbu');
  expect(changed).toContain('button');
  expect(changed).not.toContain('badge');
});

// A busy machine can take a picture of an overlay too early.
it('shows no change in a club that has another brand', { retry: 1 }, async () => {
  expect(await changedStories('astralis')).toEqual([]);
});
