import type { Preorder } from '../contract/preorder';
import { maxQuantity, stockStatus } from '../stock';
import { type CatalogueProduct, sharedStockStatus, type View } from './catalogue-product';
import { compareSizes } from './size-order';

/** The orderable variants of a product and their shipping dates. */
export function toPreorder(
  { id, name, colors, variants }: CatalogueProduct,
  { today }: Pick<View, 'today'>,
): Preorder {
  const items = colors.flatMap(({ code, name: colorName }) =>
    variants
      .filter(({ color }) => color === code)
      .toSorted((a, b) => compareSizes(a.size, b.size))
      .map((variant) => {
        const status = stockStatus(variant, today);
        return {
          id: variant.id,
          color: code,
          colorName,
          size: variant.size,
          stockStatus: status,
          availableFrom: status === 'InPreorderStock' ? variant.availableFrom : null,
          maxQuantity: maxQuantity(variant.stock),
        };
      }),
  );
  const days = items.flatMap(({ availableFrom }) => availableFrom ?? []).toSorted();
  const [earliest] = days;
  const latest = days.at(-1);
  const status = sharedStockStatus(variants, today);
  return {
    productId: id,
    name,
    stockStatus: status,
    canBeOrdered: status !== 'OutOfStock',
    isPreorder: status === 'InPreorderStock',
    sentFrom: earliest && latest ? { earliest, latest } : null,
    variants: items,
  };
}
