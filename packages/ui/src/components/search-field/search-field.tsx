'use client';

import { clsx } from 'clsx';
import type { ComponentPropsWithRef, FormEvent } from 'react';
import { control } from '../form-field/form-field.css';
import { IconButton } from '../icon-button/icon-button';
import * as styles from './search-field.css';

type Native = Omit<ComponentPropsWithRef<'input'>, 'type' | 'value' | 'form'>;

export interface SearchFieldProps extends Native {
  /** Names the field: "Search". */
  label: string;
  submitLabel: string;
  /** The form's target without JavaScript, with the term in its query. */
  action: string;
  /** The term's name in the query. */
  name?: string;
  /** Receives the term, which is never empty, instead of the browser; the field is then cleared. */
  onSearch?: (term: string) => void;
}

/** A search form that works with or without JavaScript. */
export function SearchField({
  label,
  submitLabel,
  action,
  name = 'q',
  onSearch,
  className,
  ...props
}: SearchFieldProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (submitTerm(event, name, onSearch)) {
      event.currentTarget.reset();
    }
  };
  return (
    <search className={className}>
      <form action={action} onSubmit={submit} className={styles.form}>
        <input
          placeholder={label}
          enterKeyHint="search"
          autoComplete="off"
          {...props}
          type="search"
          name={name}
          aria-label={label}
          className={clsx(control, styles.input)}
        />
        <IconButton icon="search" type="submit" label={submitLabel} className={styles.submit} />
      </form>
    </search>
  );
}

/**
 * Handles the submit of a search form: an empty term is not submitted (S5.13), and `onSearch`, if set, receives the
 * trimmed term instead of the browser. Returns whether `onSearch` was called.
 */
export function submitTerm(
  event: FormEvent<HTMLFormElement>,
  name: string,
  onSearch?: (term: string) => void,
): boolean {
  const entry = new FormData(event.currentTarget).get(name);
  const term = typeof entry === 'string' ? entry.trim() : '';
  if (term === '' || onSearch) {
    event.preventDefault();
  }
  if (term === '' || !onSearch) {
    return false;
  }
  onSearch(term);
  return true;
}
