import type { OwnMedia } from './own-media';
import { readIfThere } from './read-if-there';

/** Where the fonts of a shop's prints come from. */
export interface FontFiles {
  /** The font of that name as WOFF2, undefined where the store has none. */
  find(storeId: string, name: string): Promise<Buffer | undefined>;
}

/**
 * The fonts of stores, else those that every shop has.
 * @param shared the path of such a font, or null
 */
export function fontFiles(ownMedia: OwnMedia, shared: (name: string) => string | null): FontFiles {
  return {
    async find(storeId, name) {
      const own = await ownMedia.font(storeId, name);
      const path = own ? null : shared(name);
      return own ?? (path === null ? undefined : readIfThere(path));
    },
  };
}
