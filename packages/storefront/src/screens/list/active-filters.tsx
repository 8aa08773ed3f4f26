import {
  bitFilters,
  type ListQuery,
  type ListSummary,
  multipleFilters,
  withBits,
  withoutFilters,
  withPrice,
  withValues,
} from '@matchday/commerce/catalogue';
import { FilterChips } from '@matchday/ui/filter-chips';
import type { ComponentProps, MouseEvent } from 'react';
import { sizeText } from '../../shop/size-text';
import { formatMoney } from '../../texts/format';
import type { ListTranslate } from './texts';

export interface ActiveFiltersProps {
  query: ListQuery;
  summary: ListSummary;
  address: (query: ListQuery) => string;
  /** Chooses without leaving the page; without it the links are followed. */
  onChoose?: (query: ListQuery) => void;
  t: ListTranslate;
}

/** The filters that are on, each of which a press takes off. */
export function ActiveFilters({ query, summary, address, onChoose, t }: ActiveFiltersProps) {
  const none = withoutFilters(query);
  return (
    <FilterChips
      label={t('List.Filters.Active')}
      removeLabel={t('List.Filters.Remove')}
      linkAs={onChoose ? ChoiceLink : 'a'}
      chips={activeFilters(query, summary, t).map(({ name, without }) => ({
        id: name,
        text: name,
        href: address(without),
        onRemove: onChoose && (() => onChoose(without)),
      }))}
      clear={{
        text: t('List.Filters.Clear'),
        href: address(none),
        ...(onChoose && { onClear: () => onChoose(none) }),
      }}
    />
  );
}

/** A link that a script follows without leaving the page. It goes then; the focus stays with the results. */
function ChoiceLink({ href, onClick, children, ...props }: ComponentProps<'a'>) {
  const choose = (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault();
    event.currentTarget.closest('section')?.focus();
    onClick?.(event);
  };
  return (
    <a {...props} href={href} rel="nofollow" onClick={choose}>
      {children}
    </a>
  );
}

function activeFilters(query: ListQuery, { filters }: ListSummary, t: ListTranslate) {
  const nameOf = (id: string) => filters.find((filter) => filter.id === id)?.name ?? id;
  const valueNameOf = (id: string, value: string) => {
    if (id === 'size') return sizeText(value, t);
    const filter = filters.find((one) => one.id === id);
    return (filter?.type === 'Multiple' && filter.values.find((one) => one.id === value)?.name) || value;
  };
  const price = filters.find((filter) => filter.type === 'Range');
  const money = (amount: string) =>
    price ? formatMoney({ amount: Number(amount), currency: price.currency }, t.locale) : amount;
  return [
    ...multipleFilters.flatMap((filter) =>
      query.multiple[filter].map((value) => ({
        name: valueNameOf(filter, value),
        without: withValues(
          query,
          filter,
          query.multiple[filter].filter((one) => one !== value),
        ),
      })),
    ),
    ...priceNames(query, money, t).map((name) => ({ name, without: withPrice(query, '', '') })),
    ...query.bits.map((bit) => ({
      name: nameOf(bit),
      without: withBits(
        query,
        bitFilters.filter((one) => one !== bit && query.bits.includes(one)),
      ),
    })),
  ];
}

function priceNames({ min, max }: ListQuery, money: (amount: string) => string, t: ListTranslate): string[] {
  if (min !== null && max !== null) return [t('List.Filters.Price', { from: money(min), to: money(max) })];
  if (min !== null) return [t('List.Filters.Price.From', { from: money(min) })];
  return max === null ? [] : [t('List.Filters.Price.To', { to: money(max) })];
}
