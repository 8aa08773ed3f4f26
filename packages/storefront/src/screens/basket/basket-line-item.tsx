import type { BasketLine as LineData } from '@matchday/commerce';
import { BasketLine } from '@matchday/ui/basket-line';
import { IconButton } from '@matchday/ui/icon-button';
import { Price } from '@matchday/ui/price';
import { QuantityStepper } from '@matchday/ui/quantity-stepper';
import { Text } from '@matchday/ui/text';
import { ShopLink } from '../../layout/shop-link';
import { lineProperties } from '../../shop/line-properties';
import { pictureOf } from '../../shop/picture-of';
import { formatDay, formatMoney } from '../../texts/format';
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

const fewLeft = 5;

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
      notice={<Notice line={line} formerPrice={formerPrice} t={t} />}
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

interface NoticeProps {
  line: LineData;
  formerPrice: number | undefined;
  t: BasketTranslate;
}

/** Notices about a line: sold out, price changed, few left, preorder, printed, or not returnable. */
function Notice({ line, formerPrice, t }: NoticeProps) {
  const { isAvailable, isReturnable, quantity, maxQuantity, unitPrice, unitDiscount } = line;
  const { availableFrom, productionDays } = line;
  if (maxQuantity === 0) {
    return (
      <Text step="small" color="danger">
        {t(isAvailable ? 'Basket.Left.None' : 'Basket.Print.Withdrawn')}
      </Text>
    );
  }
  const price = { ...unitPrice, amount: unitPrice.amount - unitDiscount.amount };
  return (
    <>
      {formerPrice !== undefined && (
        <Text step="small" color="warning">
          {t('Basket.PriceChanged', {
            before: formatMoney({ ...price, amount: formerPrice }, t.locale),
            now: formatMoney(price, t.locale),
          })}
        </Text>
      )}
      {!isReturnable && (
        <Text step="small" color="muted">
          {t('Basket.NotReturnable')}
        </Text>
      )}
      {availableFrom !== null && (
        <Text step="small">{t('Basket.Preorder', { date: formatDay(availableFrom, t.locale) })}</Text>
      )}
      {productionDays > 0 && <Text step="small">{t.plural('Product.Print.Days', productionDays)}</Text>}
      {maxQuantity <= fewLeft && (
        <Text step="small" color={quantity > maxQuantity ? 'danger' : 'warning'}>
          {t.plural('Basket.Left', maxQuantity)}
        </Text>
      )}
    </>
  );
}
