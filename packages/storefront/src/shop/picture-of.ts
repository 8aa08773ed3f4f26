import type { PictureProps } from '@matchday/ui/picture';
import { imageWidths } from '@matchday/validation';
import type { Image } from '../data/contract';

interface PictureOptions {
  sizes: string;
  /** The widths to offer, of those that the API delivers. */
  widths?: readonly number[];
}

/** Props of the `Picture` component for an image of the media service. */
export function pictureOf(image: Image, { sizes, widths = imageWidths }: PictureOptions): PictureProps {
  return {
    source: { address: (width) => imageAddress(image, { width, format: 'auto' }), widths },
    sizes,
    width: image.width,
    height: image.height,
    alt: image.altText,
    focal: image.focal,
  };
}

/** The address of an image in one of the sizes that the API delivers; a JPEG unless `format` is `auto`. */
export function imageAddress(
  { url }: Pick<Image, 'url'>,
  request: { width: number; height?: number; mode?: 'crop'; format?: 'auto' },
): string {
  const query = new URLSearchParams(Object.entries(request).map(([name, value]) => [name, String(value)]));
  return `${url}${url.includes('?') ? '&' : '?'}${query}`;
}
