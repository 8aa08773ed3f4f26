import type { OrderListItem } from '@matchday/commerce';
import { ButtonLink } from '@matchday/ui/button';
import { EmptyState } from '@matchday/ui/empty-state';
import { OrderCard } from '@matchday/ui/order-card';
import { ShopLink } from '../../layout/shop-link';
import { pictureOf } from '../../shop/picture-of';
import { useShop } from '../../shop/shop-provider';
import { formatDate, formatMoney } from '../../texts/format';
import type { TranslateOf } from '../../texts/translate';
import * as styles from './account.css';
import type { orderListTexts } from './texts';

interface Translated {
  t: TranslateOf<typeof orderListTexts>;
}

interface OrderListProps extends Translated {
  orders: readonly OrderListItem[];
  level: 2 | 3;
}

/** Orders, each with image, number, date, state and total. */
export function OrderList({ orders, level, t }: OrderListProps) {
  const shop = useShop();
  return (
    <ul className={styles.orderList}>
      {orders.map(({ id, image, orderNumber, placedAt, quantity, status, statusLabel, total }) => (
        <li key={id}>
          <OrderCard
            level={level}
            name={t('Account.Order', { number: orderNumber })}
            href={`${shop.pathPrefix}/user/order-history/${id}/`}
            linkAs={ShopLink}
            date={{ text: formatDate(placedAt, shop), value: placedAt }}
            quantity={t.plural('Account.Order.Pieces', quantity)}
            status={{ text: statusLabel, kind: status === 'Cancelled' ? 'neutral' : 'success' }}
            total={formatMoney(total, t.locale)}
            pictures={image ? [{ id, ...pictureOf(image, { sizes: '5rem' }) }] : []}
          />
        </li>
      ))}
    </ul>
  );
}

/** Shown if there are no orders yet. */
export function NoOrders({ t }: Translated) {
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
