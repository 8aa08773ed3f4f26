import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { KeptFiles } from './kept-files';

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'matchday-kept-'));
});
afterEach(() => rm(directory, { recursive: true }));

const log = { warn: vi.fn<() => void>() };
const files = () => readdir(directory).then((names) => names.toSorted());
const patience = { timeout: 30_000 };
const bytes = (length: number) => Buffer.alloc(length, 1);

it('keeps files up to its size; those not read for the longest time go first', async () => {
  const kept = new KeptFiles(directory, 250, log);
  for (const name of ['a', 'b']) await kept.write(name, bytes(100));
  await kept.read('a');
  await kept.write('c', bytes(100));
  await vi.waitFor(async () => expect(await files()).toEqual(['a', 'c']), patience);
  expect(await kept.read('b')).toBeUndefined();
});

it('counts what an earlier process left, and takes away what it did not finish', async () => {
  await writeFile(join(directory, 'young'), bytes(100));
  await writeFile(join(directory, 'old'), bytes(100));
  await utimes(join(directory, 'old'), 1, 1);
  await writeFile(join(directory, 'young.1.draft'), bytes(100));
  const kept = new KeptFiles(directory, 250, log);
  await kept.write('new', bytes(100));
  await vi.waitFor(async () => expect(await files()).toEqual(['new', 'young']), patience);
});

it('goes on without what cannot be written, and logs it', async () => {
  await writeFile(join(directory, 'full'), '');
  const kept = new KeptFiles(join(directory, 'full'), 250, log);
  await kept.write('a', bytes(10));
  expect(log.warn).toHaveBeenCalledWith(expect.objectContaining({ name: 'a' }), 'picture not kept');
  expect(await kept.read('a')).toBeUndefined();
});
