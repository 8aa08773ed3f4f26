'use client';

import { useOrders } from '@matchday/commerce/react';
import { Heading } from '@matchday/ui/heading';
import { Pagination } from '@matchday/ui/pagination';
import { Skeleton } from '@matchday/ui/skeleton';
import { usePathname, useSearchParams } from 'next/navigation';
import { ShopLink } from '../../layout/shop-link';
import { useTexts } from '../../texts/texts-provider';
import type { TextsOf } from '../../texts/translate';
import * as styles from './account.css';
import { LoadingFailed } from './loading-failed';
import { NoOrders, OrderList } from './order-list';
import type { orderHistoryTexts } from './texts';

/** All orders, page by page (S2.10). */
export function OrderHistoryScreen({ texts }: { texts: TextsOf<typeof orderHistoryTexts> }) {
  const t = useTexts(texts);
  const pathname = usePathname();
  const page = Math.max(1, Math.trunc(Number(useSearchParams().get('page'))) || 1);
  const { data: orders, isPending, isError, refetch } = useOrders(page);
  return (
    <>
      <Heading level={1}>{t('Account.Orders')}</Heading>
      <div aria-busy={isPending} className={styles.card}>
        {isPending && <Skeleton shape="box" className={styles.skeleton} />}
        {isError && <LoadingFailed retry={refetch} t={t} />}
        {orders?.items.length === 0 && <NoOrders t={t} />}
        {orders && orders.items.length > 0 && (
          <>
            <OrderList orders={orders.items} level={2} t={t} />
            <Pagination
              current={page}
              total={orders.totalPages}
              href={(number) => (number === 1 ? pathname : `${pathname}?page=${number}`)}
              linkAs={ShopLink}
              labels={{
                pages: t('Category.Pages'),
                previous: t('Category.Previous'),
                next: t('Category.Next'),
                page: (number) => t('Category.Page', { page: number, pages: orders.totalPages }),
              }}
            />
          </>
        )}
      </div>
    </>
  );
}
