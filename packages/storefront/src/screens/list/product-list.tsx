import { chosenFilters, type List, type ListQuery, withoutFilters } from '@matchday/commerce/catalogue';
import { ButtonLink } from '@matchday/ui/button';
import { EmptyState } from '@matchday/ui/empty-state';
import { Pagination } from '@matchday/ui/pagination';
import type { ReactNode } from 'react';
import { ShopLink } from '../../layout/shop-link';
import { trackedCard } from '../../page-tracking/tracked-variant';
import { productCards } from '../../shop/product-cards';
import { getTextsOf, getTranslate } from '../../texts/server-texts';
import { ActiveFilters } from './active-filters';
import { listAddress } from './list-address';
import { ListView } from './list-view';
import { listTexts } from './texts';

export interface ProductListProps {
  culture: string;
  categoryId: string | null;
  /** What the list is called in reports. */
  name: string;
  /** The address of the list's first page, without a query. */
  url: string;
  query: ListQuery;
  list: List;
  /** Shown where there is nothing even without a filter. */
  nothing: ReactNode;
}

/** Products as the page comes with them, and what the browser needs to show others. */
export async function ProductList(props: ProductListProps) {
  const { culture, categoryId, name, url, query, list, nothing } = props;
  const [t, texts] = await Promise.all([getTranslate(culture), getTextsOf(culture, listTexts)]);
  const { summary } = list;
  const address = (other: ListQuery, page?: number) => listAddress(url, other, page);
  const tooNarrow = (
    <EmptyState
      icon="filter"
      heading={t('List.Empty')}
      text={t('List.Empty.Text')}
      actions={
        <ButtonLink href={address(withoutFilters(query))} rel="nofollow">
          {t('List.Filters.Clear')}
        </ButtonLink>
      }
    />
  );
  const isNothing = summary.totalItems === 0 && chosenFilters(query) === 0;
  return (
    <ListView
      categoryId={categoryId}
      url={url}
      delivered={{ query, summary }}
      tracked={{ name, items: list.products.map(trackedCard) }}
      chips={<ActiveFilters query={query} summary={summary} address={address} t={t} />}
      pagination={
        <Pagination
          current={summary.through}
          total={summary.totalPages}
          href={(number) => address({ ...query, through: null }, number)}
          linkAs={ShopLink}
          labels={{
            pages: t('Category.Pages'),
            previous: t('Category.Previous'),
            next: t('Category.Next'),
            page: (number) => t('Category.Page', { page: number, pages: summary.totalPages }),
          }}
        />
      }
      empty={isNothing ? nothing : tooNarrow}
      texts={texts}
    >
      {productCards({ products: list.products, t, eager: 4, level: 2 })}
    </ListView>
  );
}
