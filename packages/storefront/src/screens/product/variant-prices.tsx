import type { ReactNode } from 'react';
import type { Variant } from '../../data/contract';
import { PriceText } from '../../shop/price-text';
import type { Translate } from '../../texts/translate';

/** What each variant costs, by its id: at length, and in brief for where little room is. */
export type VariantPrices = Readonly<Record<string, { detailed: ReactNode; brief: ReactNode }>>;

/**
 * Writes the prices for a choice that is made in the browser, whose first use of a currency's format would hold up
 * the page. Variants of one price share what was written.
 */
export function variantPrices(variants: readonly Variant[], t: Translate): VariantPrices {
  const written = new Map<string, VariantPrices[string]>();
  return Object.fromEntries(
    variants.map(({ id, price }) => {
      const key = JSON.stringify(price);
      const texts = written.get(key) ?? {
        detailed: <PriceText price={price} t={t} size="large" detailed />,
        brief: <PriceText price={price} t={t} />,
      };
      written.set(key, texts);
      return [id, texts];
    }),
  );
}
