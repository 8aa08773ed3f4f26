import type { Image } from '../../platform/contract/image';
import type { ImageRow } from './store-data';

/** A picture of the store's media, described in the culture. */
export function toImage(
  { key, altText, focal, width, height }: ImageRow,
  { storeId, culture }: { storeId: string; culture: string },
): Image {
  const text = altText[culture] ?? '';
  return { url: `/media/${storeId}/${key}`, altText: text, title: text, focal, width, height };
}
