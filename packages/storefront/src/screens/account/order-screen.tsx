'use client';

import { ApiError } from '@matchday/api-client';
import type { Order } from '@matchday/commerce';
import { useOrder } from '@matchday/commerce/react';
import { Badge } from '@matchday/ui/badge';
import { ButtonLink } from '@matchday/ui/button';
import { EmptyState } from '@matchday/ui/empty-state';
import { Heading } from '@matchday/ui/heading';
import { Link } from '@matchday/ui/link';
import { Skeleton } from '@matchday/ui/skeleton';
import { Text } from '@matchday/ui/text';
import { usePathname } from 'next/navigation';
import { ShopLink } from '../../layout/shop-link';
import { OrderBody } from '../../shop/order-body';
import { OrderReturns } from '../../shop/order-returns';
import { useShop } from '../../shop/shop-provider';
import { formatDate } from '../../texts/format';
import { useTexts } from '../../texts/texts-provider';
import type { TextsOf, TranslateOf } from '../../texts/translate';
import * as styles from './account.css';
import { LoadingFailed } from './loading-failed';
import { OrderDocuments } from './order-documents';
import type { orderDetailsTexts } from './texts';

/** One order (S2.11). The page is the same for all orders; its address says which. */
export function OrderScreen({ texts }: { texts: TextsOf<typeof orderDetailsTexts> }) {
  const t = useTexts(texts);
  const { pathPrefix } = useShop();
  const orderId = usePathname().split('/').findLast(Boolean) ?? '';
  const { data: order, isPending, error, refetch } = useOrder(orderId);
  const all = `${pathPrefix}/user/order-history/`;
  if (order) return <OrderDetails order={order} allUrl={all} t={t} />;
  if (isPending) {
    return (
      <div aria-busy className={styles.card}>
        <Heading level={1}>{t('Account.Orders')}</Heading>
        <Skeleton shape="box" className={styles.skeleton} />
      </div>
    );
  }
  if (error instanceof ApiError && error.status < 500) {
    return (
      <EmptyState
        icon="box"
        level={1}
        heading={t('Account.Order.NotFound')}
        text={t('Account.Order.NotFound.Text')}
        actions={
          <ButtonLink as={ShopLink} href={all}>
            {t('Account.Orders.All')}
          </ButtonLink>
        }
      />
    );
  }
  return (
    <>
      <Heading level={1}>{t('Account.Orders')}</Heading>
      <LoadingFailed retry={refetch} t={t} />
    </>
  );
}

interface OrderDetailsProps {
  order: Order;
  allUrl: string;
  t: TranslateOf<typeof orderDetailsTexts>;
}

function OrderDetails({ order, allUrl, t }: OrderDetailsProps) {
  const shop = useShop();
  return (
    <>
      <header className={styles.orderHeader}>
        <Link as={ShopLink} href={allUrl}>
          {t('Account.Orders.All')}
        </Link>
        <Heading level={1}>{t('Account.Order', { number: order.orderNumber })}</Heading>
        <Text color="muted">{t('Receipt.PlacedAt', { date: formatDate(order.placedAt, shop) })}</Text>
        <Badge kind={order.status === 'Cancelled' ? 'neutral' : 'success'}>
          {t(`Receipt.Status.${order.status}`)}
        </Badge>
      </header>
      <OrderBody order={order} t={t} />
      <OrderDocuments orderId={order.id} t={t} />
      <OrderReturns order={order} t={t} />
    </>
  );
}
