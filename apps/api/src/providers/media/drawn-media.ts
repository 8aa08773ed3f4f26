import type { MediaStore } from './media-store';
import { versionOf } from './version';

/** Pictures that are drawn when they are asked for, as SVG. */
export function drawnMedia(draw: (storeId: string, key: string) => string | null): MediaStore {
  const find: MediaStore['find'] = async (storeId, key) => {
    const svg = draw(storeId, key);
    if (svg === null) return undefined;
    const data = Buffer.from(svg);
    return { data, version: versionOf(data) };
  };
  return { find, version: async (storeId, key) => (await find(storeId, key))?.version };
}
