import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { deliverMails } from '../../src/features/mails/deliver-mails';
import { RenditionCache } from '../../src/features/media/rendering/rendition-cache';
import { mediaDirectory } from '../../src/features/media/storage/media-directory';
import { queueMail } from '../../src/platform/mail/queue-mail';
import { newSmallDisk, type SmallDisk } from '../small-disk';
import { startTestApi, type TestApi } from '../test-api';

const hour = 3_600_000;
const log = { warn: vi.fn<() => void>() };

let disk: SmallDisk;
let api: TestApi;
let later = 0;
beforeEach(async () => {
  log.warn.mockClear();
  later = 0;
  disk = await newSmallDisk('renditions', 'mails');
  const images = join(disk.path, 'media/north');
  await mkdir(images, { recursive: true });
  const noise = {
    width: 300,
    height: 200,
    channels: 3,
    noise: { type: 'gaussian', mean: 128, sigma: 40 },
  } as const;
  await writeFile(
    join(images, 'noise.jpg'),
    await sharp({ create: { ...noise, background: 'white' } })
      .jpeg()
      .toBuffer(),
  );
  api = await startTestApi({
    env: { DATA_DIR: disk.path },
    clock: () => new Date(Date.now() + later),
    context: ({ imageProcesses: processes }) => ({
      media: new RenditionCache({
        directory: join(disk.path, 'renditions'),
        media: mediaDirectory(join(disk.path, 'media')),
        processes,
        maxBytes: 1024 * 1024,
        log,
      }),
    }),
  });
});
afterEach(async () => {
  await api.close();
  await disk.remove();
});

const getImage = (query: string) => api.call(`/media/north/noise?${query}`, { store: null });
const filesIn = async (folder: string) => {
  const names = await readdir(join(disk.path, folder), { recursive: true }).catch(() => []);
  return names.filter((name) => name.includes('.') || /-\d/.test(name));
};

it('serves images on a full disk, stores no partial file, and logs the failure once', async () => {
  await disk.fill();
  const query = 'width=320&format=png';
  const answers = [await getImage(query), await getImage(query), await getImage('width=160&format=png')];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const [first, again] = answers;
  expect(again?.body).toEqual(first?.body);
  expect(await sharp(first?.body).metadata()).toMatchObject({ width: 320, format: 'png' });
  expect(log.warn).toHaveBeenCalledTimes(1);

  await disk.free();
  expect(await filesIn('renditions')).toEqual([]);
  expect((await getImage(query)).body).toEqual(first?.body);
  expect(await filesIn('renditions')).toHaveLength(1);
  await disk.fill();
  expect((await getImage(query)).body).toEqual(first?.body);
  expect((await getImage('width=160&height=160&format=png')).status).toBe(200);
  expect(log.warn).toHaveBeenCalledTimes(2);
});

it('keeps mails pending on a full disk, stores no partial file, and sends them once', async () => {
  await disk.fill();
  await queueMail(api.context.db, {
    storeId: 'north',
    culture: 'en',
    to: 'freja@example.com',
    template: 'passwordChanged',
    data: { firstName: 'Freja' },
    key: 'password-changed:1',
  });
  expect(await deliverMails(api.context)).toBe(0);
  later = hour;
  expect(await deliverMails(api.context)).toBe(0);

  await disk.free();
  expect(await filesIn('mails')).toEqual([]);
  later = 2 * hour;
  expect(await deliverMails(api.context)).toBe(1);
  expect(await deliverMails(api.context)).toBe(0);
  expect(await filesIn('mails')).toHaveLength(1);
});
