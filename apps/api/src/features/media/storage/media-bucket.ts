import type { S3Client } from '@aws-sdk/client-s3';
import { LRUCache } from 'lru-cache';
import type { MediaBucketSettings } from './media-bucket-settings';
import { type Original, versionOf } from './media-store';
import { extensions, type OwnMedia } from './own-media';

const foundAtMost = 10_000;
/** For this long, a process may not see a picture that another one has put in. */
const foundForMs = 10_000;

const mediaTypes: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
};

/** An object, or that there is none. */
type Place = { path: string; extension: string; version: string } | 'none';

/**
 * Pictures and fonts in a bucket, under the same names as in files, so that a folder can be copied into it:
 * `<store>/<key>.<extension>`, `<store>/fonts/<name>.woff2`.
 */
export async function openMediaBucket({ name, prefix, endpoint }: MediaBucketSettings): Promise<OwnMedia> {
  // Loaded on demand to save memory in processes that use files.
  const s3 = await import('@aws-sdk/client-s3');
  const client: S3Client = new s3.S3Client({
    region: process.env.AWS_REGION || 'us-east-1',
    ...(endpoint && { endpoint, forcePathStyle: true }),
    // Not every compatible storage knows the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const places = new LRUCache<string, Place>({ max: foundAtMost, ttl: foundForMs });

  async function* objects(start: string): AsyncGenerator<{ path: string; version: string }> {
    const pages = s3.paginateListObjectsV2(
      { client },
      { Bucket: name, Prefix: prefix + start, Delimiter: '/' },
    );
    for await (const { Contents = [] } of pages)
      for (const { Key = '', ETag = '' } of Contents)
        yield { path: Key.slice(prefix.length), version: versionOf(Buffer.from(ETag)) };
  }

  async function read(path: string): Promise<Buffer | undefined> {
    try {
      const { Body } = await client.send(new s3.GetObjectCommand({ Bucket: name, Key: prefix + path }));
      return Body && Buffer.from(await Body.transformToByteArray());
    } catch (error) {
      if (error instanceof s3.NoSuchKey) return undefined;
      throw error;
    }
  }

  async function placeOf(base: string): Promise<Place> {
    const known = places.get(base);
    if (known) return known;
    const found = new Map<string, { path: string; version: string }>();
    for await (const object of objects(`${base}.`)) found.set(object.path.slice(base.length + 1), object);
    const extension = extensions.find((each) => found.has(each));
    const object = extension === undefined ? undefined : found.get(extension);
    const place: Place = extension && object ? { ...object, extension } : 'none';
    places.set(base, place);
    return place;
  }

  async function original(path: string, extension: string): Promise<Original | undefined> {
    const data = await read(path);
    return data && { data, version: versionOf(data), isVector: extension === 'svg' };
  }

  return {
    async find(storeId, key) {
      const place = await placeOf(`${storeId}/${key}`);
      if (place === 'none') return undefined;
      const { path, extension, version } = place;
      return { version, read: () => original(path, extension) };
    },
    async keys(storeId) {
      const keys: string[] = [];
      for await (const { path } of objects(`${storeId}/`)) {
        const [, key, extension = ''] = /\/([^/]+)\.(\w+)$/.exec(path) ?? [];
        if (key && extensions.includes(extension)) keys.push(key);
      }
      return keys;
    },
    async keep(storeId, key, { data, extension }) {
      const base = `${storeId}/${key}`;
      const object = { Bucket: name, Key: `${prefix}${base}.${extension}` };
      await client.send(
        new s3.PutObjectCommand({ ...object, Body: data, ContentType: mediaTypes[extension] }),
      );
      for (const other of extensions.filter((other) => other !== extension))
        await client.send(new s3.DeleteObjectCommand({ Bucket: name, Key: `${prefix}${base}.${other}` }));
      places.delete(base);
    },
    font: (storeId, file) => read(`${storeId}/fonts/${file}.woff2`),
  };
}
