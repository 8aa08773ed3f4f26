'use client';

import { clsx } from 'clsx';
import { type KeyboardEvent, lazy, Suspense, useState } from 'react';
import { useOverlay } from '../../overlay-trigger';
import { type FieldText, FormField } from '../form-field';
import { control } from '../form-field/form-field.css';
import { Icon } from '../icon';
import * as styles from './select.css';
import type { SelectChoice } from './select-panel';

export type { SelectChoice } from './select-panel';

export interface SelectProps extends Omit<FieldText, 'label'> {
  label: string;
  choices: readonly SelectChoice[];
  /** The chosen value; without it the select keeps its own state. */
  value?: string | null;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  /** Shown if nothing is chosen. */
  placeholder: string;
  /** The form name of the chosen value. */
  name?: string;
  /** The id of a form outside the select. */
  form?: string;
  id?: string;
  disabled?: boolean;
  required?: boolean;
  className?: string;
}

const load = () => import('./select-panel');
const SelectPanel = lazy(load);

/** A choice from a list whose options contain more than a line of text. */
export function Select({
  choices,
  value: given,
  defaultValue = '',
  onValueChange,
  placeholder,
  name,
  form,
  disabled,
  required,
  ...text
}: SelectProps) {
  const overlay = useOverlay('listbox', () => void load());
  const [kept, keep] = useState(defaultValue);
  const value = given === undefined ? kept : (given ?? '');
  const chosen = choices.find((choice) => choice.value === value);

  const choose = (next: string) => {
    keep(next);
    overlay.setOpen(false);
    if (next !== value) onValueChange?.(next);
  };
  const openByArrow = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    overlay.setOpen(true);
  };

  return (
    <FormField {...text}>
      {(wiring) => (
        <>
          <button
            type="button"
            {...wiring}
            {...overlay.trigger}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- its options are more than text
            role="combobox"
            aria-expanded={overlay.open}
            aria-controls={`${wiring.id}-choices`}
            aria-required={required}
            disabled={disabled}
            data-empty={chosen === undefined || undefined}
            onKeyDown={openByArrow}
            className={clsx(control, styles.button)}
          >
            {chosen?.mark}
            <span className={styles.label}>{chosen?.label ?? placeholder}</span>
            {chosen?.aside}
            <Icon name="chevron-down" />
          </button>
          {name !== undefined && (
            <input type="hidden" name={name} form={form} value={value} disabled={disabled} />
          )}
          {overlay.used && (
            <Suspense>
              <SelectPanel
                id={`${wiring.id}-choices`}
                label={text.label}
                choices={choices}
                value={value}
                onChoose={choose}
                overlay={overlay}
              />
            </Suspense>
          )}
        </>
      )}
    </FormField>
  );
}
