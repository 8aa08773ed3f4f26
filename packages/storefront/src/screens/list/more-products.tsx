import { listPageSize, pagesTogether } from '@matchday/commerce/catalogue';
import { ButtonLink } from '@matchday/ui/button';
import { Pagination } from '@matchday/ui/pagination';
import { Text } from '@matchday/ui/text';
import type { MouseEvent } from 'react';
import { ShopLink } from '../../layout/shop-link';
import { useTexts } from '../../texts/texts-provider';
import * as styles from './list.css';
import type { ListViewState } from './use-list-view';

/** The way to the products that are not shown yet: added below with a script, on pages of their own without. */
export function MoreProducts({ list }: { list: ListViewState }) {
  const t = useTexts();
  const { query, summary, address } = list;
  const { page, through, totalPages, totalItems } = summary;
  if (totalPages <= 1) return null;
  const before = (page - 1) * listPageSize;
  const shown = Math.min(totalItems, through * listPageSize) - before;
  const hasMore = through < totalPages && through - page + 1 < pagesTogether;
  const more = (event: MouseEvent) => {
    event.preventDefault();
    list.more();
  };
  return (
    <div className={styles.more}>
      <Text as="output" step="small" color="muted">
        {t('List.Shown', { shown, total: totalItems })}
      </Text>
      {hasMore && (
        <ButtonLink
          variant="secondary"
          size="large"
          href={address({ ...query, through: through + 1 }, page)}
          rel="nofollow"
          onClick={more}
        >
          {t('List.More')}
        </ButtonLink>
      )}
      <Pagination
        current={through}
        total={totalPages}
        href={(number) => address({ ...query, through: null }, number)}
        linkAs={ShopLink}
        labels={{
          pages: t('Category.Pages'),
          previous: t('Category.Previous'),
          next: t('Category.Next'),
          page: (number) => t('Category.Page', { page: number, pages: totalPages }),
        }}
      />
    </div>
  );
}
