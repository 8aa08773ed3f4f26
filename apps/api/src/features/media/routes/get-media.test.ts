import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deliveredHeights, deliveredWidths } from '@matchday/validation';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../../../test/test-api';
import { buildServer } from '../../../server';

/** Left half red, right half blue, 300 by 200. */
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200">
  <rect width="150" height="200" fill="#ff0000"/><rect x="150" width="150" height="200" fill="#0000ff"/></svg>`;

let api: TestApi;
let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'matchday-media-'));
  await mkdir(join(dataDir, 'media/north'), { recursive: true });
  await writeFile(join(dataDir, 'media/north/flag.svg'), drawing);
  api = await startTestApi({ env: { DATA_DIR: dataDir } });
});
afterAll(async () => {
  await api.close();
  await rm(dataDir, { recursive: true });
});

const get = (query: string, headers: Record<string, string> = {}) =>
  api.call(`/media/north/flag${query}`, { store: null, headers });

const sizeOf = async (picture: Buffer) => {
  const { width, height, format } = await sharp(picture).metadata();
  return [width, height, format];
};

const colorAt = async (picture: Buffer, left: number, top: number) => {
  const { data } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width } = await sharp(picture).metadata();
  return [...data.subarray((top * width + left) * 3, (top * width + left) * 3 + 3)].map((part) =>
    part > 128 ? 1 : 0,
  );
};

const red = [1, 0, 0];
const blue = [0, 0, 1];
const white = [1, 1, 1];

describe('200', () => {
  it('returns a JPEG by default', async () => {
    const { status, headers, body } = await get('?width=160');
    expect([status, headers['content-type']]).toEqual([200, 'image/jpeg']);
    expect(await sizeOf(body)).toEqual([160, 107, 'jpeg']);
  });

  it('pads to the requested aspect ratio and shows the whole image', async () => {
    const { body } = await get('?width=160&height=160&format=png');
    expect(await sizeOf(body)).toEqual([160, 160, 'png']);
    expect(await colorAt(body, 80, 5)).toEqual(white);
    expect([await colorAt(body, 10, 80), await colorAt(body, 150, 80)]).toEqual([red, blue]);
  });

  it('crops to the requested aspect ratio and keeps the focal point', async () => {
    const cornersOf = async (focal: string) => {
      const { body } = await get(`?width=160&height=320&mode=crop&format=png&focal=${focal}`);
      expect(await sizeOf(body)).toEqual([160, 320, 'png']);
      return [await colorAt(body, 10, 10), await colorAt(body, 150, 310)];
    };
    expect(await cornersOf('0.5,0.5')).toEqual([red, blue]);
    expect(await cornersOf('0.5,1')).toEqual([blue, blue]);
    expect(await cornersOf('0.5,0')).toEqual([red, red]);
  });

  it.each([
    ['image/avif,image/webp', 'image/avif'],
    ['image/webp', 'image/webp'],
    ['image/*', 'image/jpeg'],
  ])('returns for format=auto and a browser that accepts %s', async (accept, type) => {
    const { headers } = await get('?width=320&format=auto', { accept });
    expect(headers).toMatchObject({ 'content-type': type, vary: 'accept' });
  });

  it('can be cached permanently with a version, and for a day without', async () => {
    expect((await get('?width=320&v=1')).headers['cache-control']).toBe(
      'public, max-age=31536000, immutable',
    );
    expect((await get('?width=320')).headers['cache-control']).toContain('max-age=86400');
  });

  it('has no side above the maximum, whatever the aspect ratio', async () => {
    const tall = { create: { width: 20, height: 4_000, channels: 3 as const, background: '#ff0000' } };
    await sharp(tall).png().toFile(join(dataDir, 'media/north/tall.png'));
    const { body } = await api.call('/media/north/tall?width=160', { store: null });
    expect(await sizeOf(body)).toEqual([10, 2048, 'jpeg']);
  });

  it('is served without reading the original again, until the original changes', async () => {
    const path = join(dataDir, 'media/north/banner.svg');
    const etag = async () => {
      const { status, headers } = await api.call('/media/north/banner?width=320', { store: null });
      expect(status).toBe(200);
      return headers.etag;
    };
    await writeFile(path, drawing);
    await utimes(path, 1_000, 1_000);
    const first = await etag();
    await writeFile(path, drawing.replace('#ff0000', '#00ff00'));
    await utimes(path, 1_000, 1_000);
    expect(await etag()).toBe(first);
    await utimes(path, 2_000, 2_000);
    expect(await etag()).not.toBe(first);
  });

  it('is rendered once for all who wait for it', async () => {
    await Promise.all(Array.from({ length: 20 }, () => get('?width=720')));
    const kept = await readdir(join(dataDir, 'renditions/north/flag'));
    expect(kept.filter((name) => /-720-x-/.test(name))).toHaveLength(1);
  });

  it('has every size that the shops request', async () => {
    for (const width of deliveredWidths)
      expect((await sizeOf((await get(`?width=${width}&format=auto`)).body))[0]).toBe(width);
    for (const height of deliveredHeights)
      expect((await sizeOf((await get(`?width=160&height=${height}`)).body))[1]).toBe(height);
  });

  it('is not larger than 2048 pixels if no size is requested', async () => {
    const large = { create: { width: 4_000, height: 3_000, channels: 3 as const, background: '#ff0000' } };
    await sharp(large).png().toFile(join(dataDir, 'media/north/large.png'));
    const { body } = await api.call('/media/north/large', { store: null });
    expect(await sizeOf(body)).toEqual([2048, 1536, 'jpeg']);
  });
});

it('serves an image without storing it if the disk is not writable', async () => {
  const full = await mkdtemp(join(tmpdir(), 'matchday-full-'));
  await mkdir(join(full, 'media/north'), { recursive: true });
  await writeFile(join(full, 'media/north/flag.svg'), drawing);
  await writeFile(join(full, 'renditions'), 'no directory');
  const withoutRoom = await startTestApi({ env: { DATA_DIR: full } });
  const { status, body } = await withoutRoom.call('/media/north/flag?width=160', { store: null });
  expect([status, await sizeOf(body)]).toEqual([200, [160, 107, 'jpeg']]);
  await withoutRoom.close();
  await rm(full, { recursive: true });
});

describe('304', () => {
  it('sends no body for a matching ETag', async () => {
    const { headers } = await get('?width=320');
    const { status } = await get('?width=320', { 'if-none-match': String(headers.etag) });
    expect(status).toBe(304);
  });
});

describe('400', () => {
  it.each([
    ['width=0', 'width'],
    ['width=321', 'width'],
    ['width=2048', 'width'],
    ['height=1.5', 'height'],
    ['height=100', 'height'],
    ['quality=81', 'quality'],
    ['format=avif', 'format'],
    ['mode=stretch', 'mode'],
    ['format=gif', 'format'],
    ['focal=2,0', 'focal'],
  ])('rejects %s', async (query, field) => {
    const { status, body } = await get(`?${query}`);
    expect(status).toBe(400);
    expect(body).toMatchObject({ success: false, errors: [{ field }] });
  });

  it('rejects a path as the key', async () => {
    const { status, body } = await api.call('/media/north/..%2f..%2fsecret', { store: null });
    expect([status, body.errors[0].field]).toEqual([400, 'key']);
  });
});

describe('404', () => {
  it.each(['/media/north/nothing', '/media/south/flag', '/media/west/flag'])(
    'has no image at %s',
    async (path) => {
      const { status, body } = await api.call(path, { store: null });
      expect([status, body.errors[0].code]).toEqual([404, 'UnknownMedia']);
    },
  );
});

describe('429', () => {
  it('limits the images that a client lets the server render, and serves rendered ones to everyone', async () => {
    const limited = await startTestApi({
      env: { DATA_DIR: dataDir, RATE_LIMITS: 'image=2/600', TRUSTED_PROXIES: 'loopback' },
    });
    const ask = (client: string, focal: number) =>
      limited.call(`/media/north/flag?width=480&height=480&mode=crop&focal=0,${focal}`, {
        store: null,
        headers: { 'X-Forwarded-For': client, culture: 'not a culture' },
      });
    const statuses: number[] = [];
    for (const focal of [0, 0.1, 0.1, 0.2]) statuses.push((await ask('203.0.113.1', focal)).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    const { body, headers } = await ask('203.0.113.1', 0.3);
    expect(body).toMatchObject({ success: false, errors: [{ code: 'TooManyRequests' }] });
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect((await ask('203.0.113.1', 0)).status).toBe(200);
    expect((await ask('203.0.113.2', 0.2)).status).toBe(200);
    const other = await buildServer(limited.context);
    const url = '/media/north/flag?width=480&height=480&mode=crop&focal=0,0.4';
    const inOtherProcess = await other.inject({ url, headers: { 'X-Forwarded-For': '203.0.113.1' } });
    expect(inOtherProcess.statusCode).toBe(429);
    await other.close();
    await limited.close();
  });
});

describe('503', () => {
  it('sends Retry-After for too many concurrent renditions, and serves all of them later', {
    timeout: 90_000,
  }, async () => {
    const steps = Array.from({ length: 10 }, (_, step) => `0.${step}`);
    const queries = steps.flatMap((top) =>
      steps.flatMap((left) =>
        ['jpg', 'webp'].map(
          (format) => `?width=160&height=160&mode=crop&focal=${top},${left}&format=${format}`,
        ),
      ),
    );
    const answers = await Promise.all(queries.map((query) => get(query)));
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.length).toBeLessThan(queries.length);
    for (const { status, headers, body } of refused) {
      expect([status, body.success, body.errors[0].code]).toEqual([503, false, 'Unavailable']);
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    }
    const later = await Promise.all(queries.slice(-40).map((query) => get(query)));
    expect(new Set(later.map(({ status }) => status))).toEqual(new Set([200]));
  });
});
