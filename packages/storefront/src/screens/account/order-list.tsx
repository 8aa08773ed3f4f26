import type { OrderListItem } from '@matchday/commerce';
import { Badge } from '@matchday/ui/badge';
import { ButtonLink } from '@matchday/ui/button';
import { EmptyState } from '@matchday/ui/empty-state';
import { Heading } from '@matchday/ui/heading';
import { Picture } from '@matchday/ui/picture';
import { Text } from '@matchday/ui/text';
import { ShopLink } from '../../layout/shop-link';
import { pictureOf } from '../../shop/picture-of';
import { useShop } from '../../shop/shop-provider';
import { formatDate, formatMoney } from '../../texts/format';
import { useTexts } from '../../texts/texts-provider';
import * as styles from './orders.css';

interface OrderListProps {
  orders: readonly OrderListItem[];
  level: 2 | 3;
}

/** Orders, each with what tells it apart: picture, number, day, state and total. */
export function OrderList({ orders, level }: OrderListProps) {
  const t = useTexts();
  const { pathPrefix } = useShop();
  return (
    <ul className={styles.list}>
      {orders.map(({ id, image, orderNumber, placedAt, quantity, status, statusLabel, total }) => (
        <li key={id} className={styles.item}>
          <span className={styles.picture}>
            {image && <Picture {...pictureOf(image, { sizes: '5rem' })} alt="" />}
          </span>
          <div className={styles.facts}>
            <Heading level={level} step="h4">
              <ShopLink href={`${pathPrefix}/user/order-history/${id}/`} className={styles.link}>
                {t('Account.Order', { number: orderNumber })}
              </ShopLink>
            </Heading>
            <Text step="small" color="muted">
              {formatDate(placedAt, t.locale)} · {t.plural('Account.Order.Pieces', quantity)}
            </Text>
          </div>
          <div className={styles.outcome}>
            <Badge kind={status === 'Cancelled' ? 'neutral' : 'success'}>{statusLabel}</Badge>
            <Text step="price">{formatMoney(total, t.locale)}</Text>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Stands where there are no orders yet. */
export function NoOrders() {
  const t = useTexts();
  const { pathPrefix } = useShop();
  return (
    <EmptyState
      icon="box"
      heading={t('Account.Orders.Empty')}
      text={t('Account.Orders.Empty.Text')}
      actions={
        <ButtonLink as={ShopLink} href={`${pathPrefix}/`}>
          {t('Basket.Empty.Link')}
        </ButtonLink>
      }
    />
  );
}
