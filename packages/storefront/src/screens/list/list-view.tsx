'use client';

import { chosenFilters, type Sorting, sortings, writeListQuery } from '@matchday/commerce/catalogue';
import { Alert } from '@matchday/ui/alert';
import { Button } from '@matchday/ui/button';
import { FilterButton } from '@matchday/ui/filter-panel';
import { ProductGrid } from '@matchday/ui/product-grid';
import { SelectField } from '@matchday/ui/select-field';
import { Text } from '@matchday/ui/text';
import { Children, type ReactNode, useId } from 'react';
import { TrackedList } from '../../page-tracking/tracked-list';
import { type ListedVariant, trackedCard } from '../../page-tracking/tracked-variant';
import { useTexts } from '../../texts/texts-provider';
import { Filters } from './filters';
import * as styles from './list.css';
import { MoreProducts } from './more-products';
import type { ListTexts } from './texts';
import { type ListSource, useListView } from './use-list-view';

export interface ListViewProps extends ListSource {
  /** The filters that are on, and the other pages, as the page came with them. */
  chips: ReactNode;
  pagination: ReactNode;
  /** Shown if nothing is found. */
  empty: ReactNode;
  /** The products that the page came with, and their list, as reports name them. */
  tracked: { name: string; items: readonly ListedVariant[] };
  /** The cards that the page came with. */
  children: ReactNode;
  texts: ListTexts;
}

/** Products with all by which they can be narrowed and sorted. Without a script its forms and links ask the server. */
export function ListView(props: ListViewProps) {
  const t = useTexts(props.texts);
  const formId = useId();
  const panelId = `${formId}-filters`;
  const list = useListView(props);
  const { query, summary, products, isAsDelivered, isLoading, error, live } = list;
  const isBusy = isLoading || (products.length > 0 && !live);
  const chosen = chosenFilters(query);
  const isEmpty = summary.totalItems === 0;
  if (isEmpty && chosen === 0 && !isBusy && !error) return props.empty;
  return (
    <div className={styles.layout} onPointerEnter={list.reach} onFocus={list.reach}>
      <Filters
        id={panelId}
        formId={formId}
        url={props.url}
        query={query}
        summary={summary}
        onChoose={list.choose}
        t={t}
      />
      <section
        aria-label={t('Category.Products')}
        aria-busy={isBusy}
        tabIndex={-1}
        className={styles.results}
      >
        <div className={styles.bar}>
          <Text as="output" step="small" color="muted" className={styles.count}>
            {isBusy ? t('List.Loading') : t.plural('Category.Count', summary.totalItems)}
          </Text>
          <FilterButton panel={panelId}>
            {t('List.Filters')}
            {chosen > 0 && ` (${chosen})`}
          </FilterButton>
          <SelectField
            label={t('List.Sort')}
            hideLabel
            name="sort"
            form={formId}
            value={query.sorting}
            options={summary.sortOptions.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={(event) =>
              list.choose({ ...query, sorting: sortingOf(event.target.value), through: null })
            }
            className={styles.sort}
          />
        </div>
        {isAsDelivered
          ? props.chips
          : live && (
              <live.ActiveFilters
                query={query}
                summary={summary}
                address={list.address}
                onChoose={list.choose}
                t={t}
              />
            )}
        {error && (
          <Alert kind="danger">
            {t('List.Failed')}{' '}
            <Button variant="secondary" onClick={list.retry}>
              {t('Error.Retry')}
            </Button>
          </Alert>
        )}
        {isEmpty ? (
          props.empty
        ) : (
          <TrackedList
            key={writeListQuery({ ...query, through: null })}
            list={{ id: props.categoryId ?? 'search', name: props.tracked.name }}
            items={[...(isAsDelivered ? props.tracked.items : []), ...products.map(trackedCard)]}
          >
            <ProductGrid className={styles.grid} data-busy={isBusy || undefined}>
              {[
                ...(isAsDelivered ? Children.toArray(props.children) : []),
                ...(live?.productCards({ products, t, level: 2 }) ?? []),
              ]}
            </ProductGrid>
          </TrackedList>
        )}
        <MoreProducts list={list} t={t} />
        {isAsDelivered && products.length === 0 && props.pagination}
      </section>
    </div>
  );
}

/** The order that a select's value names. */
const sortingOf = (value: string): Sorting => sortings.find((one) => one === value) ?? 'relevance';
