import { Gallery } from '@matchday/ui/gallery';
import type { Product } from '../../data/contract';
import { pictureOf } from '../../shop/picture-of';
import type { Translate } from '../../texts/translate';

const fullSize = (url: string) => `${url}${url.includes('?') ? '&' : '?'}width=1440`;

/** The product's pictures, each with a link to it in full size, which a script opens on the page. */
export function ProductGallery({ product: { name, images }, t }: { product: Product; t: Translate }) {
  const total = images.length;
  const pictures = images.map((image, index) =>
    Object.assign(pictureOf(image, { sizes: '(min-width: 64em) 32vw, min(92vw, 30rem)' }), {
      href: fullSize(image.url),
      label: t('Product.Gallery.Image', { n: index + 1, total }),
    }),
  );
  const label = t('Product.Gallery', { name });
  return (
    <Gallery
      label={label}
      enlargeLabel={t('Product.Gallery.Enlarge')}
      pictures={pictures}
      zoom={{
        title: label,
        close: t('Accessibility.Close'),
        previous: t('Product.Gallery.Previous'),
        next: t('Product.Gallery.Next'),
        zoom: t('Product.Gallery.Zoom'),
      }}
    />
  );
}
