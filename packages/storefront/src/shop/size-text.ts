import type { Translate } from '../texts/translate';

/** A size as it is written on the label: M, 2XL, 128, or that there is one for all (S3.28). */
export function sizeText(size: string, t: Translate<'Product.Size.OneSize'>): string {
  return size.toLowerCase() === 'onesize' ? t('Product.Size.OneSize') : size.toUpperCase();
}
