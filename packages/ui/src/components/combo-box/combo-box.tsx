'use client';

import { clsx } from 'clsx';
import { useRef } from 'react';
import { type FieldText, FormField } from '../form-field';
import { control } from '../form-field/form-field.css';
import { Icon } from '../icon';
import { VisuallyHidden } from '../visually-hidden';
import * as styles from './combo-box.css';
import { type ComboBoxOption, useComboBox } from './use-combo-box';

export type { ComboBoxOption } from './use-combo-box';

export interface ComboBoxProps extends Omit<FieldText, 'label'> {
  label: string;
  /** Filtered by the typed text, ignoring accents and case. */
  options: readonly ComboBoxOption[];
  /** The chosen option's id; null for none. */
  value: string | null;
  onValueChange: (id: string | null) => void;
  /** Shown if nothing matches. */
  emptyLabel: string;
  /** Announces the number of matches to screen readers. */
  countLabel: (count: number) => string;
  placeholder?: string;
  /** The form name of the chosen id. */
  name?: string;
  id?: string;
  disabled?: boolean;
  required?: boolean;
  className?: string;
}

/** A choice from a long list, filtered by typing. */
export function ComboBox({
  options,
  value,
  onValueChange,
  emptyLabel,
  countLabel,
  placeholder,
  name,
  disabled,
  required,
  ...text
}: ComboBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  const { open, matches, active, optionId, list, choose, toggle, field } = useComboBox(
    options,
    value,
    onValueChange,
  );
  const none = matches.length === 0;
  return (
    <FormField {...text}>
      {(wiring) => (
        <div className={styles.wrapper}>
          <input
            ref={input}
            {...wiring}
            {...field}
            onChange={(event) => field.onChange(event.target.value)}
            type="text"
            autoComplete="off"
            spellCheck={false}
            placeholder={placeholder}
            disabled={disabled}
            required={required}
            className={clsx(control, styles.input)}
          />
          <button
            type="button"
            tabIndex={-1}
            aria-hidden
            disabled={disabled}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => {
              input.current?.focus();
              toggle();
            }}
            className={styles.open}
          >
            <Icon name="chevron-down" />
          </button>
          {name !== undefined && <input type="hidden" name={name} value={value ?? ''} />}
          {open && (
            <div className={styles.panel}>
              {none && <p className={styles.empty}>{emptyLabel}</p>}
              {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a list below a text field */}
              <div {...list} role="listbox" aria-label={text.label} hidden={none}>
                {matches.map(({ id, text }, index) => (
                  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the field has the keyboard
                  <div
                    key={id}
                    id={optionId(index)}
                    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option below a text field
                    role="option"
                    aria-selected={id === value}
                    data-active={index === active || undefined}
                    onPointerDown={(event) => event.preventDefault()}
                    onClick={() => choose(id)}
                    className={styles.option}
                  >
                    {text}
                    {id === value && <Icon name="check" />}
                  </div>
                ))}
              </div>
            </div>
          )}
          <VisuallyHidden as="output">
            {open && (none ? emptyLabel : countLabel(matches.length))}
          </VisuallyHidden>
        </div>
      )}
    </FormField>
  );
}
