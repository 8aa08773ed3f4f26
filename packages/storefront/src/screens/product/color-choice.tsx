import { Swatches } from '@matchday/ui/swatches';
import { smallImageWidth } from '@matchday/validation';
import type { ProductColor } from '../../data/contract';
import { ShopLink } from '../../layout/shop-link';
import { pictureOf } from '../../shop/picture-of';
import type { Translate } from '../../texts/translate';

export interface ColorChoiceProps {
  colors: readonly ProductColor[];
  selected: ProductColor | undefined;
  t: Translate;
}

/** The colours, each of which has a page of its own. */
export function ColorChoice({ colors, selected, t }: ColorChoiceProps) {
  const swatches = colors.map(({ code, name, url, swatch, stockStatus, images: [image] }) => ({
    name,
    href: url,
    swatch,
    current: code === selected?.code,
    soldOutLabel: stockStatus === 'OutOfStock' ? t('Product.Color.SoldOut', { color: name }) : undefined,
    picture: image && pictureOf(image, { sizes: '72px', widths: [smallImageWidth] }),
  }));
  return <Swatches label={t('Product.Color')} swatches={swatches} linkAs={ShopLink} />;
}
