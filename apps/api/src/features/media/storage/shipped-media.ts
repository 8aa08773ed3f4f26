import { join } from 'node:path';
import { type Rendition, renditionName, renditionsOf } from '../rendering/rendition';
import type { MediaStore } from './media-store';
import { readIfThere } from './read-if-there';

/** Images that come with the program: files that are never written while it runs. */
export interface ShippedImages {
  /** Holds `<store>/<key>.avif`, and `<store>/<key>.<width>.webp` in the forms that need not be made. */
  directory: string;
  /** By store and key, what changes with the image. */
  versions: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** Serves shipped images, the usual widths of them as they are. */
export function shippedMedia({ directory, versions }: ShippedImages): MediaStore {
  const byName = new Map(
    Object.entries(versions).flatMap(([storeId, keys]) =>
      Object.entries(keys).map(([key, version]) => [`${storeId}/${key}`, version]),
    ),
  );
  return {
    async keys(storeId) {
      return Object.keys(versions[storeId] ?? {});
    },
    async find(storeId, key) {
      const version = byName.get(`${storeId}/${key}`);
      if (version === undefined) return undefined;
      const path = join(directory, storeId, key);
      return {
        version,
        async read() {
          const data = await readIfThere(`${path}.avif`);
          return data && { data, version, isVector: false };
        },
        async readReady(rendition) {
          return isUsual(rendition) ? readIfThere(`${path}.${rendition.width}.webp`) : undefined;
        },
      };
    },
  };
}

/** Whether pages ask for it so, with nothing but a width. */
function isUsual(rendition: Rendition): boolean {
  const [usual] = renditionsOf({ width: rendition.width, format: 'auto' }, 'image/webp');
  return rendition.width !== undefined && renditionName(rendition) === renditionName(usual);
}
