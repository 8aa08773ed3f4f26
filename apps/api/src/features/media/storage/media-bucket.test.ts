import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import { CreateBucketCommand, ListObjectsV2Command, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type Admin, adminOf } from '../../../../test/admin';
import { north } from '../../../../test/seed/north';
import { startTestApi, type TestApi } from '../../../../test/test-api';

const bucket = 'pictures';
const closeActions: (() => unknown)[] = [];
let client: S3Client;
let env: Record<string, string>;
let api: TestApi;
let admin: Admin;
let dataDir: string;

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'matchday-bucket-'));
  closeActions.unshift(() => rm(folder, { recursive: true }));
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    directory: join(folder, 's3'),
    silent: true,
    // Its own check fails for the current client.
    allowMismatchedSignatures: true,
  });
  const { port } = await server.run();
  closeActions.unshift(() => server.close());
  const endpoint = `http://127.0.0.1:${port}`;
  // As in production, the client reads its credentials from the environment.
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'S3RVER');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'S3RVER');
  client = new S3Client({ endpoint, region: 'us-east-1', forcePathStyle: true });
  await client.send(new CreateBucketCommand({ Bucket: bucket }));
  dataDir = join(folder, 'data');
  env = { DATA_DIR: dataDir, MEDIA_BUCKET: `s3://${bucket}/shops`, MEDIA_ENDPOINT: endpoint };
  api = await startTestApi({ stores: [north], env });
  closeActions.unshift(() => api.close());
  admin = await adminOf(api);
});
afterAll(async () => {
  for (const close of closeActions) await close();
  vi.unstubAllEnvs();
});

const picture = (background: string) => sharp({ create: { width: 40, height: 20, channels: 3, background } });
const put = (key: string, body: Buffer) =>
  admin.call(`/api/admin/media/${key}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/octet-stream' },
    body,
  });

/** The colour of a picture as a shop's page gets it. */
async function colourOf(key: string, from = api): Promise<number[]> {
  const { status, body } = await from.call(`/media/north/${key}?format=png`, { store: null });
  expect(status).toBe(200);
  return [...(await sharp(body).raw().toBuffer()).subarray(0, 3)];
}

async function objects(): Promise<string[]> {
  const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket: bucket }));
  return Contents.map(({ Key = '' }) => Key);
}

it('keeps pictures in the bucket and none in the data directory', async () => {
  expect((await put('mug', await picture('#ff0000').jpeg().toBuffer())).status).toBe(200);
  expect(await objects()).toEqual(['shops/north/mug.jpg']);
  expect(await readdir(join(dataDir)).catch(() => [])).not.toContain('media');
  const [red = 0, , blue = 0] = await colourOf('mug');
  expect(red).toBeGreaterThan(240);
  expect(blue).toBeLessThan(20);
});

it('replaces a picture, also with another format, and lists its key once', async () => {
  await put('mug', await picture('#0000ff').png().toBuffer());
  expect(await objects()).toEqual(['shops/north/mug.png']);
  expect(await colourOf('mug')).toEqual([0, 0, 255]);
  expect((await admin.call('/api/admin/media')).body.keys).toEqual(['mug']);
});

it('shows the same pictures from another process', async () => {
  const other = await startTestApi({ stores: [north], env: { ...env, DATA_DIR: `${dataDir}-other` } });
  closeActions.unshift(() => other.close());
  expect(await colourOf('mug', other)).toEqual([0, 0, 255]);
});

it('has no picture of another key, and none of another store', async () => {
  expect((await api.call('/media/north/mu', { store: null })).status).toBe(404);
  expect((await api.call('/media/south/mug', { store: null })).status).toBe(404);
});

it('serves the fonts of a copied folder', async () => {
  const font = Buffer.from('wOF2 of a test');
  const object = { Bucket: bucket, Key: 'shops/north/fonts/club.woff2', Body: font };
  await client.send(new PutObjectCommand(object));
  const { status, body } = await api.call('/media/north/fonts/club.woff2', { store: null });
  expect([status, Buffer.from(body).toString()]).toEqual([200, font.toString()]);
  expect((await api.call('/media/north/fonts/other.woff2', { store: null })).status).toBe(404);
  expect((await admin.call('/api/admin/media')).body.keys).toEqual(['mug']);
});
