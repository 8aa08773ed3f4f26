import { useAccount } from '@matchday/commerce/react';
import { Heading } from '@matchday/ui/heading';
import { Link } from '@matchday/ui/link';
import { Skeleton } from '@matchday/ui/skeleton';
import { useCallback, useId } from 'react';
import { ShopLink } from '../../layout/shop-link';
import { useShop } from '../../shop/shop-provider';
import type { TranslateOf } from '../../texts/translate';
import * as styles from './account.css';
import { LoadingFailed } from './loading-failed';
import { NoOrders, OrderList } from './order-list';
import type { profileTexts } from './texts';
import { useAnswer } from './use-answer';

const shown = 3;

/** The newest orders, and the way to all of them. */
export function LatestOrders({ t }: { t: TranslateOf<typeof profileTexts> }) {
  const { pathPrefix } = useShop();
  const { listOrders } = useAccount();
  const orders = useAnswer(useCallback((signal: AbortSignal) => listOrders(1, signal), [listOrders]));
  const id = useId();
  return (
    <section aria-labelledby={id} aria-busy={orders.status === 'loading'} className={styles.card}>
      <Heading level={2} step="h3" id={id}>
        {t('Account.Orders.Latest')}
      </Heading>
      {orders.status === 'loading' && <Skeleton shape="box" className={styles.skeleton} />}
      {orders.status === 'failed' && <LoadingFailed retry={orders.retry} t={t} />}
      {orders.status === 'found' && orders.value.totalItems === 0 && <NoOrders t={t} />}
      {orders.status === 'found' && orders.value.totalItems > 0 && (
        <>
          <OrderList orders={orders.value.items.slice(0, shown)} level={3} t={t} />
          <Link as={ShopLink} href={`${pathPrefix}/user/order-history/`}>
            {t('Account.Orders.All')}
          </Link>
        </>
      )}
    </section>
  );
}
