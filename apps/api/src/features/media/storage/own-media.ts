import type { MediaStore } from './media-store';

/** The extensions of pictures. If a key has several, the first one counts. */
export const extensions = ['svg', 'png', 'jpg', 'webp'];

/** The pictures and fonts that stores have put in, which all processes share. */
export interface OwnMedia extends MediaStore {
  /** Puts a picture in the place of the one of that key. */
  keep(storeId: string, key: string, picture: { data: Buffer; extension: string }): Promise<void>;
  /** The font of that name as WOFF2, undefined if the store has none. */
  font(storeId: string, name: string): Promise<Buffer | undefined>;
}
