import {
  type BitFilter,
  bitFilters,
  type ListQuery,
  type ListSummary,
  type MultipleFilter,
  multipleFilters,
  type SearchFilter,
  withBits,
  withPrice,
  withValues,
} from '@matchday/commerce/catalogue';
import { Button } from '@matchday/ui/button';
import type { CheckboxOption } from '@matchday/ui/checkbox-group';
import { FilterGroup } from '@matchday/ui/filter-group';
import { FilterPanel } from '@matchday/ui/filter-panel';
import { type FormEvent, useRef, useState } from 'react';
import { sizeText } from '../../shop/size-text';
import { useTexts } from '../../texts/texts-provider';
import { PriceRange } from './price-range';

export interface FiltersProps {
  id: string;
  formId: string;
  url: string;
  query: ListQuery;
  summary: ListSummary;
  onChoose: (query: ListQuery) => void;
}

type Kind<Type extends SearchFilter['type']> = Extract<SearchFilter, { type: Type }>;

/** S3.6: values to choose from, a range, and what is on or off, each with how many products there are. */
export function Filters({ id, formId, url, query, summary, onChoose }: FiltersProps) {
  const t = useTexts();
  const panel = useRef<HTMLDivElement>(null);
  const [chosenFirst] = useState(query);
  const chosenLabel = (count: number) => t.plural('List.Filters.Chosen', count);
  const bits = summary.filters.filter((filter) => filter.type === 'Bit');

  const choosePrice = (form: HTMLFormElement) => {
    const typed = (name: string) => {
      const field = form.elements.namedItem(name);
      return field instanceof HTMLInputElement ? field.value : '';
    };
    const next = withPrice(query, typed('min'), typed('max'));
    if (next.min !== query.min || next.max !== query.max) onChoose(next);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    choosePrice(event.currentTarget);
    if (panel.current?.matches(':popover-open')) panel.current.hidePopover();
  };

  const values = (filter: Kind<'Multiple'>, name: MultipleFilter, isFirst: boolean) =>
    (filter.values.length > 1 || query.multiple[name].length > 0) && (
      <FilterGroup
        key={name}
        name={name}
        title={filter.name}
        open={isFirst || chosenFirst.multiple[name].length > 0}
        options={optionsOf(filter.values, (value) => (name === 'size' ? sizeText(value, t) : value))}
        value={query.multiple[name]}
        onValueChange={(chosen) => onChoose(withValues(query, name, chosen))}
        chosenLabel={chosenLabel}
      />
    );

  return (
    <FilterPanel
      ref={panel}
      id={id}
      label={t('List.Filters')}
      closeLabel={t('List.Filters.Close')}
      footer={
        <Button type="submit" form={formId} wide>
          {t.plural('List.Filters.Show', summary.totalItems)}
        </Button>
      }
    >
      <form id={formId} action={url} aria-label={t('List.Filters')} onSubmit={submit}>
        {query.term !== '' && <input type="hidden" name="q" value={query.term} />}
        {summary.filters.map((filter, index) => {
          const name = multipleFilters.find((one) => one === filter.id);
          if (filter.type === 'Multiple' && name) return values(filter, name, index === 0);
          if (filter.type !== 'Range') return null;
          return <PriceRange key={filter.id} filter={filter} query={query} onLeave={choosePrice} />;
        })}
        {bits.length > 0 && (
          <FilterGroup
            name="only"
            title={t('List.Filters.Options')}
            open
            options={bits.map(({ id: value, name, count }) => ({ value, label: name, count }))}
            value={query.bits}
            onValueChange={(chosen) => onChoose(withBits(query, chosen.filter(isBit)))}
            chosenLabel={chosenLabel}
          />
        )}
      </form>
    </FilterPanel>
  );
}

/** Values as options, those of a tree below the value that they belong to. */
function optionsOf(
  values: Kind<'Multiple'>['values'],
  labelOf: (name: string) => string,
  parentId?: string,
): CheckboxOption[] {
  return values
    .filter((value) => value.parentId === parentId)
    .map(({ id, name, count }) => ({
      value: id,
      label: labelOf(name),
      count,
      children: optionsOf(values, labelOf, id),
    }));
}

const isBit = (name: string): name is BitFilter => bitFilters.some((bit) => bit === name);
