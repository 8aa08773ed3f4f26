import type { ImageRow } from '../stores/store-data';
import type { Image } from './contract';

/** A picture of the store's media, described in the culture. */
export function toImage(
  { key, altText, focal, width, height }: ImageRow,
  { storeId, culture }: { storeId: string; culture: string },
): Image {
  const text = altText[culture] ?? '';
  return { url: `/media/${storeId}/${key}`, altText: text, title: text, focal, width, height };
}
