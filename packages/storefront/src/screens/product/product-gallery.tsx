import { Gallery } from '@matchday/ui/gallery';
import { imageWidths } from '@matchday/validation';
import type { Product } from '../../data/contract';
import { imageAddress, pictureOf } from '../../shop/picture-of';
import type { Translate } from '../../texts/translate';

/** A phone with more than two pixels for each CSS pixel gets two: nobody sees the others, and they double the file. */
const onPhone = '(min-resolution: 2.5dppx) min(61vw, 20rem), min(92vw, 30rem)';
const sizes = {
  whole: `(min-width: 64em) min(57vw, 52rem), ${onPhone}`,
  half: `(min-width: 64em) min(28vw, 26rem), ${onPhone}`,
};
const fullWidth = Math.max(...imageWidths);

/** The product's images, each with a link to its full size, which JavaScript opens on the page. */
export function ProductGallery({ product: { name, images }, t }: { product: Product; t: Translate }) {
  const total = images.length;
  const pictures = images.map((image, index) => {
    const isWhole = index === 0 && total % 2 === 1;
    return Object.assign(pictureOf(image, { sizes: isWhole ? sizes.whole : sizes.half }), {
      href: imageAddress(image, { width: fullWidth }),
      label: t('Product.Gallery.Image', { n: index + 1, total }),
    });
  });
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
