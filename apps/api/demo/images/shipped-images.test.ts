import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { north } from '../../test/seed/north';
import { startTestApi, type TestApi } from '../../test/test-api';
import { demoDrawing, drawnImages } from '../drawings';
import { demoImages } from '../images';
import { digestOf, fileNames, readyName, readyWidths } from './shipped-forms';

const { directory, versions } = demoImages();
const images = drawnImages();

it('are rendered from the drawings as they are now (to update, run npm run demo-images)', () => {
  const outdated = images.filter(({ storeId, key, appearance }) => {
    const drawing = demoDrawing(storeId, key);
    return (
      drawing === null ||
      versions[storeId]?.[key] !== digestOf(drawing, appearance) ||
      !fileNames(key, appearance).every((name) => existsSync(join(directory, storeId, name)))
    );
  });
  expect(outdated).toEqual([]);
});

it('include no image that the stores do not have', () => {
  const keys = Object.entries(versions).flatMap(([storeId, ofStore]) =>
    Object.keys(ofStore).map((key) => `${storeId}/${key}`),
  );
  expect(keys.toSorted()).toEqual(images.map(({ storeId, key }) => `${storeId}/${key}`).toSorted());
});

describe('the API', () => {
  let api: TestApi;
  beforeAll(async () => {
    const stores = Object.keys(versions).map((id) =>
      Object.assign({}, north, { store: Object.assign({}, north.store, { id }) }),
    );
    api = await startTestApi({ stores });
  });
  afterAll(() => api.close());

  it.each(['list', 'banner', 'story'] as const)(
    'serves the files of %s images as they are',
    async (where) => {
      for (const { storeId, key } of images.filter(({ appearance }) => appearance === where).slice(0, 5))
        for (const width of readyWidths[where]) {
          const { status, headers, body } = await api.call(
            `/media/${storeId}/${key}?width=${width}&format=auto`,
            {
              store: null,
              headers: { accept: 'image/avif,image/webp,*/*' },
            },
          );
          expect([status, headers['content-type']]).toEqual([200, 'image/webp']);
          expect(body.equals(await readFile(join(directory, storeId, readyName(key, width))))).toBe(true);
        }
    },
  );

  it('makes other sizes from the full one', async () => {
    const image = images.find(({ appearance }) => appearance === 'list');
    const { status, headers } = await api.call(
      `/media/${image?.storeId}/${image?.key}?width=1080&format=auto`,
      { store: null, headers: { accept: 'image/avif,image/webp,*/*' } },
    );
    expect([status, headers['content-type']]).toEqual([200, 'image/avif']);
  });
});
