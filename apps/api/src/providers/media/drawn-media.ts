import type { MediaStore } from './media-store';
import { versionOf } from './version';

/** Pictures that are drawn when they are asked for, as SVG. */
export function drawnMedia(draw: (storeId: string, key: string) => string | null): MediaStore {
  return {
    async find(storeId, key) {
      const svg = draw(storeId, key);
      if (svg === null) return undefined;
      const data = Buffer.from(svg);
      return { data, version: versionOf(data) };
    },
  };
}
