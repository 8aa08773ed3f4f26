import type { PictureProps } from '@matchday/ui/picture';
import type { Image } from '../data/contract';

interface PictureOptions {
  sizes: string;
  /** Height divided by width, for an image cropped to that ratio; by default the image's own ratio. */
  ratio?: number;
  mode?: 'pad' | 'crop';
}

/** Props of the `Picture` component for an image of the media service. */
export function pictureOf(image: Image, { sizes, ratio, mode = 'pad' }: PictureOptions): PictureProps {
  const address = (width: number) => {
    const query = new URLSearchParams({ width: String(width), format: 'auto' });
    if (ratio !== undefined) {
      query.set('height', String(Math.round(width * ratio)));
      query.set('mode', mode);
      if (mode === 'crop') query.set('focal', `${image.focal.top},${image.focal.left}`);
    }
    return `${image.url}${image.url.includes('?') ? '&' : '?'}${query}`;
  };
  return {
    source: address,
    sizes,
    width: image.width,
    height: ratio === undefined ? image.height : Math.round(image.width * ratio),
    alt: image.altText,
    focal: image.focal,
  };
}
