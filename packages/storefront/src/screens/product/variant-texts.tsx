import type { ReactNode } from 'react';
import type { Variant } from '../../data/contract';
import { PriceText } from '../../shop/price-text';
import type { Translate } from '../../texts/translate';
import { StockText } from './stock-text';

interface VariantText {
  /** The price at length. */
  price: ReactNode;
  /** The price in brief, for where little room is. */
  briefPrice: ReactNode;
  stock: ReactNode;
}

/** The texts of each variant, by its id. */
export type VariantTexts = Readonly<Record<string, VariantText>>;

/**
 * Writes on the server what the browser shows of a chosen variant: prices and dates need formats, whose code and first
 * use would hold up the page. Variants of one price and availability share what was written.
 */
export function variantTexts(variants: readonly Variant[], t: Translate): VariantTexts {
  const soldOut = variants.every(({ stockStatus }) => stockStatus === 'OutOfStock');
  const written = new Map<string, VariantText>();
  return Object.fromEntries(
    variants.map((variant) => {
      const { id, price, stockStatus, availableFrom } = variant;
      const key = JSON.stringify([price, stockStatus, availableFrom]);
      const texts = written.get(key) ?? {
        price: <PriceText price={price} t={t} size="large" detail="full" />,
        briefPrice: <PriceText price={price} t={t} />,
        stock: <StockText variant={variant} soldOut={soldOut} t={t} />,
      };
      written.set(key, texts);
      return [id, texts];
    }),
  );
}
