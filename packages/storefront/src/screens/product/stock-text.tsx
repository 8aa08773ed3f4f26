import { Text } from '@matchday/ui/text';
import type { Variant } from '../../data/contract';
import { formatDay } from '../../texts/format';
import type { Translate } from '../../texts/translate';

interface StockTextProps {
  variant: Variant;
  soldOut: boolean;
  t: Translate;
}

/** Whether a variant can be had, or that nothing of the colour can. */
export function StockText({ variant, soldOut, t }: StockTextProps) {
  if (soldOut || variant.stockStatus === 'OutOfStock') {
    return (
      <div>
        <Text step="label" color="danger">
          {t('Product.Stock.Out')}
        </Text>
        {soldOut && <Text step="small">{t('Product.Stock.Out.Text')}</Text>}
      </div>
    );
  }
  if (variant.stockStatus === 'InPreorderStock') {
    const text = variant.availableFrom
      ? t('Product.Stock.Preorder.Date', { date: formatDay(variant.availableFrom, t.locale) })
      : t('Product.Stock.Preorder');
    return <Text step="label">{text}</Text>;
  }
  return (
    <Text step="label" color="success">
      {t('Product.Stock.In')}
    </Text>
  );
}
