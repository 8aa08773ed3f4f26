import type { ListQuery, SearchFilter } from '@matchday/commerce/catalogue';
import { Disclosure } from '@matchday/ui/disclosure';
import { TextField } from '@matchday/ui/text-field';
import { type FocusEvent, useState } from 'react';
import * as styles from './list.css';
import type { ListTranslate } from './texts';

export interface PriceRangeProps {
  filter: Extract<SearchFilter, { type: 'Range' }>;
  query: ListQuery;
  /** Called when an end of the range is left. */
  onLeave: (form: HTMLFormElement) => void;
  t: ListTranslate;
}

/** The lowest and the highest price; they count when their field is left or the form is sent. */
export function PriceRange({ filter, query, onLeave, t }: PriceRangeProps) {
  const [wasOpen] = useState(query.min !== null || query.max !== null);
  const leave = ({ currentTarget: { form } }: FocusEvent<HTMLInputElement>) => {
    if (form) onLeave(form);
  };
  const end = (name: 'min' | 'max', label: string, bound: number) => (
    <TextField
      key={`${name} ${query[name]}`}
      name={name}
      label={label}
      defaultValue={query[name] ?? ''}
      placeholder={String(bound)}
      inputMode="decimal"
      autoComplete="off"
      maxLength={12}
      onBlur={leave}
    />
  );
  return (
    <Disclosure title={`${filter.name} (${filter.currency})`} open={wasOpen}>
      <fieldset className={styles.range}>
        <legend className={styles.legend}>{filter.name}</legend>
        {end('min', t('List.Filters.From'), filter.min)}
        {end('max', t('List.Filters.To'), filter.max)}
      </fieldset>
    </Disclosure>
  );
}
