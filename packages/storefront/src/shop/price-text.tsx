import { Price } from '@matchday/ui/price';
import type { Price as PriceData } from '../data/contract';
import { formatMoney } from '../texts/format';
import type { TranslateOf } from '../texts/translate';
import type { priceTexts } from './texts';

export interface PriceTextProps {
  price: PriceData;
  t: TranslateOf<typeof priceTexts>;
  size?: 'medium' | 'large';
  /** In words: the lowest earlier price of a reduced one, or in full also what was saved and that VAT is included. */
  detail?: 'prior' | 'full';
}

/** A price in the reader's words; of a reduced one the lowest of the 30 days before. */
export function PriceText({ price, t, size, detail }: PriceTextProps) {
  const { unitPrice, discountPrice, savings, priorPrice } = price;
  const labels = { now: t('Product.Price.Now'), before: t('Product.Price.Before') };
  const money = (amount: PriceData['unitPrice']) => formatMoney(amount, t.locale);
  const prior = detail && priorPrice && t('Product.Price.LowestIn30Days', { price: money(priorPrice) });
  const notes = [prior, detail === 'full' && t('Product.Price.VatIncluded')].filter(
    (text) => typeof text === 'string',
  );
  return (
    <Price
      size={size}
      labels={labels}
      amount={money(discountPrice ?? unitPrice)}
      before={discountPrice ? money(priorPrice ?? unitPrice) : undefined}
      savings={detail === 'full' && savings ? t('Product.Price.Save', { amount: money(savings) }) : undefined}
      note={notes.length > 0 ? notes.map((text) => <div key={text}>{text}</div>) : undefined}
    />
  );
}
