import { createHash } from 'node:crypto';
import type { Rendition } from '../rendering/rendition';

/** An image as it was put in. */
export interface Original {
  data: Buffer;
  /** Changes with the image. */
  version: string;
  /** Whether it is a drawing (SVG), which has no pixels of its own. */
  isVector: boolean;
}

/** An image that exists. */
interface Found {
  version: string;
  /** The image, which may be a newer one by now, or gone. */
  read(): Promise<Original | undefined>;
  /** The image in a form that need not be made; undefined if it must be. */
  readReady?(rendition: Rendition): Promise<Buffer | undefined>;
}

/** Where a shop's images come from. */
export interface MediaStore {
  /** The image of that key, undefined if the store has none; looked for with every request, and seldom read. */
  find(storeId: string, key: string): Promise<Found | undefined>;
  /** The keys of all images of the store. */
  keys(storeId: string): Promise<readonly string[]>;
}

/** Combines several stores; the first that has an image wins. */
export function firstOf(...stores: readonly MediaStore[]): MediaStore {
  return {
    async find(storeId, key) {
      for (const store of stores) {
        const found = await store.find(storeId, key);
        if (found) return found;
      }
      return undefined;
    },
    async keys(storeId) {
      const keys = await Promise.all(stores.map((store) => store.keys(storeId)));
      return [...new Set(keys.flat())];
    },
  };
}

/** A short name of a picture's content. */
export function versionOf(data: Buffer): string {
  return createHash('sha256').update(data).digest('base64url').slice(0, 16);
}
