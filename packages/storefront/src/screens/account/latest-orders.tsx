import { useOrders } from '@matchday/commerce/react';
import { Heading } from '@matchday/ui/heading';
import { Link } from '@matchday/ui/link';
import { Skeleton } from '@matchday/ui/skeleton';
import { useId } from 'react';
import { ShopLink } from '../../layout/shop-link';
import { useShop } from '../../shop/shop-provider';
import type { TranslateOf } from '../../texts/translate';
import * as styles from './account.css';
import { LoadingFailed } from './loading-failed';
import { NoOrders, OrderList } from './order-list';
import type { profileTexts } from './texts';

const shown = 3;

/** The newest orders, and the way to all of them. */
export function LatestOrders({ t }: { t: TranslateOf<typeof profileTexts> }) {
  const { pathPrefix } = useShop();
  const { data: orders, isPending, isError, refetch } = useOrders(1);
  const id = useId();
  return (
    <section aria-labelledby={id} aria-busy={isPending} className={styles.card}>
      <Heading level={2} step="h3" id={id}>
        {t('Account.Orders.Latest')}
      </Heading>
      {isPending && <Skeleton shape="box" className={styles.skeleton} />}
      {isError && <LoadingFailed retry={refetch} t={t} />}
      {orders?.totalItems === 0 && <NoOrders t={t} />}
      {orders && orders.totalItems > 0 && (
        <>
          <OrderList orders={orders.items.slice(0, shown)} level={3} t={t} />
          <Link as={ShopLink} href={`${pathPrefix}/user/order-history/`}>
            {t('Account.Orders.All')}
          </Link>
        </>
      )}
    </section>
  );
}
