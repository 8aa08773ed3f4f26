import type { BasketLine as LineData } from '@matchday/commerce';
import { BasketLine } from '@matchday/ui/basket-line';
import { IconButton } from '@matchday/ui/icon-button';
import { Price } from '@matchday/ui/price';
import { QuantityStepper } from '@matchday/ui/quantity-stepper';
import { Text } from '@matchday/ui/text';
import { ShopLink } from '../../layout/shop-link';
import { lineProperties } from '../../shop/line-properties';
import { pictureOf } from '../../shop/picture-of';
import { formatMoney } from '../../texts/format';
import { lineNotices } from './line-notices';
import type { BasketTranslate } from './texts';

export interface BasketLineItemProps {
  line: LineData;
  /** The quantity that was chosen, confirmed or not. */
  quantity: number;
  /** The earlier unit price, if it has changed since the shopper last saw it. */
  formerPrice: number | undefined;
  onQuantity: (quantity: number) => void;
  onRemove: () => void;
  t: BasketTranslate;
}

/** A line of the basket: product, quantity and the button that removes it. */
export function BasketLineItem(props: BasketLineItemProps) {
  const { line, quantity, formerPrice, onQuantity, onRemove, t } = props;
  const { name, url, image, properties, maxQuantity, unitPrice, unitDiscount, total } = line;
  const before = formatMoney({ ...total, amount: unitPrice.amount * line.quantity }, t.locale);
  return (
    <BasketLine
      name={name}
      href={url}
      linkAs={ShopLink}
      level={2}
      picture={{ ...pictureOf(image, { sizes: '8rem' }), alt: '' }}
      properties={lineProperties(properties, t)}
      pending={quantity !== line.quantity}
      notice={lineNotices(line, formerPrice, t).map(({ text, color }) => (
        <Text key={text} step="small" color={color}>
          {text}
        </Text>
      ))}
      price={
        <Price
          amount={formatMoney(total, t.locale)}
          before={unitDiscount.amount > 0 ? before : undefined}
          labels={{ now: t('Product.Price.Now'), before: t('Product.Price.Before') }}
        />
      }
      quantity={
        <QuantityStepper
          label={t('Basket.Quantity.Of', { name })}
          decreaseLabel={t('Basket.Quantity.Decrease', { name })}
          increaseLabel={t('Basket.Quantity.Increase', { name })}
          value={quantity}
          max={Math.max(maxQuantity, 1)}
          onValueChange={onQuantity}
        />
      }
      remove={<IconButton icon="trash" label={t('Basket.Remove.Line', { name })} onClick={onRemove} />}
    />
  );
}
