'use client';

import { clsx } from 'clsx';
import type { ComponentPropsWithRef, FormEvent } from 'react';
import { control } from '../form-field/form-field.css';
import { IconButton } from '../icon-button';
import * as styles from './search-field.css';
import { submitTerm } from './submit-term';

type Native = Omit<ComponentPropsWithRef<'input'>, 'type' | 'value' | 'form'>;

export interface SearchFieldProps extends Native {
  /** Names the field: "Search". */
  label: string;
  submitLabel: string;
  /** Where the form goes without a script, with the term in its query. */
  action: string;
  /** The term's name in the query. */
  name?: string;
  /** Takes the term, which is never empty, instead of the browser; the field is cleared then. */
  onSearch?: (term: string) => void;
}

/** A form that searches, with or without a script. */
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
