import {
  chosenFilters,
  type List,
  type ListQuery,
  withoutFilters,
  writeListQuery,
} from '@matchday/commerce/catalogue';
import { ButtonLink } from '@matchday/ui/button';
import { EmptyState } from '@matchday/ui/empty-state';
import type { ReactNode } from 'react';
import { getTexts } from '../../data/shell';
import { productCards } from '../../shop/product-cards';
import { getTranslate } from '../../texts/server-texts';
import { TextsProvider } from '../../texts/texts-provider';
import { pickTexts } from '../../texts/translate';
import { trackedCard } from '../../tracking/tracked-variant';
import { ListView } from './list-view';

const listTexts = [
  'List.*',
  'Category.Count.*',
  'Category.Next',
  'Category.Page*',
  'Category.Previous',
  'Category.Products',
  'Product.Colors.*',
  'Product.New',
  'Product.Price.*',
  'Product.Sale',
  'Product.Stock.*',
];

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
  const [t, texts] = await Promise.all([getTranslate(culture), getTexts(culture)]);
  const unfiltered = writeListQuery(withoutFilters(query));
  const tooNarrow = (
    <EmptyState
      icon="filter"
      heading={t('List.Empty')}
      text={t('List.Empty.Text')}
      actions={
        <ButtonLink href={url + (unfiltered && `?${unfiltered}`)} rel="nofollow">
          {t('List.Filters.Clear')}
        </ButtonLink>
      }
    />
  );
  const isNothing = list.summary.totalItems === 0 && chosenFilters(query) === 0;
  return (
    <TextsProvider texts={pickTexts(texts, listTexts)} locale={t.locale}>
      <ListView
        categoryId={categoryId}
        url={url}
        delivered={{ query, summary: list.summary }}
        tracked={{ name, items: list.products.map(trackedCard) }}
        empty={isNothing ? nothing : tooNarrow}
      >
        {productCards({ products: list.products, t, eager: 4, level: 2 })}
      </ListView>
    </TextsProvider>
  );
}
