import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectRefusal } from '../../../../test/refusals';
import { startTestApi, type TestApi } from '../../../../test/test-api';

let api: TestApi;
let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'matchday-fonts-'));
  await mkdir(join(dataDir, 'media/north/fonts'), { recursive: true });
  await writeFile(join(dataDir, 'media/north/fonts/block.woff2'), 'the letters of the north');
  api = await startTestApi({ env: { DATA_DIR: dataDir } });
});
afterAll(async () => {
  await api.close();
  await rm(dataDir, { recursive: true });
});

const get = (path: string) => api.call(`/media/${path}`, { store: null });

describe('200', () => {
  it("returns the store's own font", async () => {
    const { status, headers, body } = await get('north/fonts/block.woff2');
    expect([status, headers['content-type']]).toEqual([200, 'font/woff2']);
    expect(String(body)).toBe('the letters of the north');
  });

  it.each(['tektur', 'gabarito', 'alegreya-sans'])('returns the demo font %s', async (name) => {
    const { status, body } = await get(`south/fonts/${name}.woff2`);
    expect([status, body.subarray(0, 4).toString()]).toEqual([200, 'wOF2']);
  });
});

describe('400', () => {
  it.each(['block.svg', '..%2f..%2fpackage.woff2'])('rejects the file %s', async (file) =>
    expectRefusal(await get(`north/fonts/${file}`), 400, 'WrongForm', 'file'),
  );
});

describe('404', () => {
  it.each(['south/fonts/block.woff2', 'nowhere/fonts/tektur.woff2'])('rejects %s', async (path) =>
    expectRefusal(await get(path), 404, 'UnknownFont'),
  );
});
