import { join } from 'node:path';
import { readIfThere } from './read-if-there';

/** Where the fonts of a shop's prints come from. */
export interface FontFiles {
  /** The font of that name as WOFF2, undefined where the store has none. */
  find(storeId: string, name: string): Promise<Buffer | undefined>;
}

/**
 * Fonts in files: `<directory>/<store>/fonts/<name>.woff2`, else those that every shop has.
 * @param shared the path of such a font, or null
 */
export function fontFiles(directory: string, shared: (name: string) => string | null): FontFiles {
  return {
    async find(storeId, name) {
      const own = await readIfThere(join(directory, storeId, 'fonts', `${name}.woff2`));
      const path = own ? null : shared(name);
      return own ?? (path === null ? undefined : readIfThere(path));
    },
  };
}
