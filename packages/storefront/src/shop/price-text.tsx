import { Price } from '@matchday/ui/price';
import type { Price as PriceData } from '../data/contract';
import { formatMoney } from '../texts/format';
import type { TranslateOf } from '../texts/translate';
import type { priceTexts } from './texts';

export interface PriceTextProps {
  price: PriceData;
  t: TranslateOf<typeof priceTexts>;
  size?: 'medium' | 'large';
  /** Says what was saved, what the lowest earlier price was and that VAT is included. */
  detailed?: boolean;
}

/** A price in the reader's words; of a reduced one the lowest of the 30 days before. */
export function PriceText({ price, t, size, detailed = false }: PriceTextProps) {
  const { unitPrice, discountPrice, savings, priorPrice } = price;
  const labels = { now: t('Product.Price.Now'), before: t('Product.Price.Before') };
  const money = (amount: PriceData['unitPrice']) => formatMoney(amount, t.locale);
  return (
    <Price
      size={size}
      labels={labels}
      amount={money(discountPrice ?? unitPrice)}
      before={discountPrice ? money(priorPrice ?? unitPrice) : undefined}
      savings={detailed && savings ? t('Product.Price.Save', { amount: money(savings) }) : undefined}
      note={
        detailed && (
          <>
            {priorPrice && (
              <>
                {t('Product.Price.LowestIn30Days', { price: money(priorPrice) })}
                <br />
              </>
            )}
            {t('Product.Price.VatIncluded')}
          </>
        )
      }
    />
  );
}
