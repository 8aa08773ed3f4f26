import type { AddOn } from '@matchday/commerce/catalogue';
import type { Price } from '../../data/contract';
import { PriceText } from '../../shop/price-text';
import type { ProductTranslate } from './texts';

/** The price of a garment with its print. */
export function withPrint({ unitPrice, discountPrice, savings, priorPrice }: Price, addOn: AddOn): Price {
  const plus = ({ amount, currency }: Price['unitPrice']) => ({
    amount: Math.round((amount + addOn.price.amount) * 100) / 100,
    currency,
  });
  return {
    unitPrice: plus(unitPrice),
    discountPrice: discountPrice && plus(discountPrice),
    savings,
    priorPrice: priorPrice && plus(priorPrice),
  };
}

/** What a garment costs with its print, in brief. */
export function PrintedPrice({ price, addOn, t }: { price: Price; addOn: AddOn; t: ProductTranslate }) {
  return <PriceText price={withPrint(price, addOn)} t={t} />;
}
