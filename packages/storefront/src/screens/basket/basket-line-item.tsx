import type { BasketLine } from '@matchday/commerce';
import { Icon } from '@matchday/ui/icon';
import { Picture } from '@matchday/ui/picture';
import { QuantityStepper } from '@matchday/ui/quantity-stepper';
import { Text } from '@matchday/ui/text';
import { ShopLink } from '../../layout/shop-link';
import { propertiesText } from '../../shop/line-item';
import { pictureOf } from '../../shop/picture-of';
import { formatMoney } from '../../texts/format';
import { useTexts } from '../../texts/texts-provider';
import * as styles from './basket-line-item.css';

export interface BasketLineItemProps {
  line: BasketLine;
  /** The quantity that was chosen, confirmed or not. */
  quantity: number;
  onQuantity: (quantity: number) => void;
  onRemove: () => void;
}

const fewLeft = 5;

/** A line of the basket: what it is, how many, and the way out of the basket. */
export function BasketLineItem({ line, quantity, onQuantity, onRemove }: BasketLineItemProps) {
  const t = useTexts();
  const { name, url, image, properties, maxQuantity, stockStatus, unitPrice, unitDiscount, total } = line;
  const settled = quantity === line.quantity;
  const before = formatMoney({ ...total, amount: unitPrice.amount * line.quantity }, t.locale);
  return (
    <li className={styles.line}>
      <ShopLink href={url} tabIndex={-1} aria-hidden className={styles.picture}>
        <Picture {...pictureOf(image, { sizes: '7rem' })} alt="" frame="product" fit="contain" />
      </ShopLink>
      <div className={styles.text}>
        <ShopLink href={url} className={styles.name}>
          {name}
        </ShopLink>
        <Text step="small" color="muted">
          {propertiesText(properties, t)}
        </Text>
        {stockStatus === 'InPreorderStock' && <Text step="small">{t('Basket.Preorder')}</Text>}
        {maxQuantity === 0 && (
          <Text step="small" color="danger">
            {t('Basket.Left.None')}
          </Text>
        )}
        {maxQuantity > 0 && maxQuantity <= fewLeft && (
          <Text step="small" color="warning">
            {t.plural('Basket.Left', maxQuantity)}
          </Text>
        )}
      </div>
      <div className={styles.total} data-pending={!settled || undefined}>
        <Text as="span" step="price">
          {formatMoney(total, t.locale)}
        </Text>
        {unitDiscount.amount > 0 && (
          <Text as="s" step="small" color="muted">
            {before}
          </Text>
        )}
      </div>
      <div className={styles.controls}>
        <QuantityStepper
          label={t('Basket.Quantity.Of', { name })}
          decreaseLabel={t('Basket.Quantity.Decrease', { name })}
          increaseLabel={t('Basket.Quantity.Increase', { name })}
          value={quantity}
          max={Math.max(maxQuantity, 1)}
          onValueChange={onQuantity}
        />
        <button
          type="button"
          aria-label={t('Basket.Remove.Line', { name })}
          onClick={onRemove}
          className={styles.remove}
        >
          <Icon name="trash" /> {t('Basket.Remove')}
        </button>
      </div>
    </li>
  );
}
