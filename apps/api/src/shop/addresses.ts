import type { Image } from '../contract/image';
import type { ImageRow } from '../import/store-data';
import type { Shop } from './shop';

/** The whole path of a variant's page. `path` is the product's, below the prefix and without the variant's segment. */
export function variantUrl({ pathPrefix }: Shop, path: string, variantId: string): string {
  return `${pathPrefix}${path}/p-${variantId}/`;
}

/** A picture as the contract shows it, in the shop's culture. */
export function toImage({ storeId, culture }: Shop, { key, altText, focal, width, height }: ImageRow): Image {
  const text = altText[culture] ?? '';
  return { url: `/media/${storeId}/${key}`, altText: text, title: text, focal, width, height };
}
