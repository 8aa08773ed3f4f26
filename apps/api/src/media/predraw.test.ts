import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startTestApi, type TestApi } from '../../test/test-api';
import { startPredrawing } from './predraw';

let api: TestApi;
let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'matchday-predraw-'));
  await mkdir(join(dataDir, 'media/north'), { recursive: true });
  for (const key of ['jersey-red-front', 'cap-black-front', 'hidden-gold-front'])
    await writeFile(
      join(dataDir, `media/north/${key}.svg`),
      '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="1500"/>',
    );
  api = await startTestApi({ env: { DATA_DIR: dataDir } });
});
afterEach(async () => {
  await api.close();
  await rm(dataDir, { recursive: true });
});

const drawn = async () =>
  (await readdir(join(dataDir, 'renditions'), { recursive: true }).catch(() => []))
    .filter((name) => name.endsWith('.webp'))
    .map((name) => name.replace(/\/[\w-]{16}-(\d+)-.*/, ' $1'))
    .toSorted();

it('draws what lists show, and nothing that they do not', async () => {
  const stop = startPredrawing(api.context);
  const expected = ['north/cap-black-front', 'north/jersey-red-front'].flatMap((picture) =>
    [160, 320, 480, 720].map((width) => `${picture} ${width}`),
  );
  await vi.waitFor(async () => expect(await drawn()).toEqual(expected), { timeout: 90_000 });
  await stop();
}, 120_000);

it('waits while there are requests', async () => {
  await api.call('/health/live', { store: null });
  const stop = startPredrawing(api.context);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(await drawn()).toEqual([]);
  await stop();
  expect(await drawn()).toEqual([]);
});
