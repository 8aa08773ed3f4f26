import type { MediaStore, Original } from './media-store';
import { versionOf } from './version';

/**
 * Pictures that are drawn when they are asked for, as SVG. A drawing is the same each time, so that its version is known
 * once it has been drawn.
 */
export function drawnMedia(draw: (storeId: string, key: string) => string | null): MediaStore {
  const versions = new Map<string, string>();

  function drawn(storeId: string, key: string): Original | undefined {
    const svg = draw(storeId, key);
    if (svg === null) return undefined;
    const data = Buffer.from(svg);
    return { data, version: versionOf(data) };
  }

  return {
    async find(storeId, key) {
      const name = `${storeId}/${key}`;
      const known = versions.get(name);
      if (known !== undefined) return { version: known, read: async () => drawn(storeId, key) };
      const original = drawn(storeId, key);
      if (!original) return undefined;
      versions.set(name, original.version);
      return { version: original.version, read: async () => original };
    },
  };
}
