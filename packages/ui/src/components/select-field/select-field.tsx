import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { type FieldText, FormField } from '../form-field';
import { control } from '../form-field/form-field.css';
import { Icon } from '../icon';
import * as styles from './select-field.css';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface SelectFieldProps extends FieldText, Omit<ComponentPropsWithRef<'select'>, 'children'> {
  options: readonly SelectOption[];
  /** The text of a first, empty option. */
  placeholder?: string;
}

/** A choice from a list, with the browser's menu. */
export function SelectField({
  id,
  label,
  hideLabel,
  optionalLabel,
  description,
  errorMessage,
  className,
  'aria-describedby': describedBy,
  options,
  placeholder,
  ...props
}: SelectFieldProps) {
  const text = { label, hideLabel, optionalLabel, description, errorMessage };
  return (
    <FormField {...text} id={id} aria-describedby={describedBy} className={className}>
      {(wiring) => (
        <div className={styles.wrapper}>
          <select {...props} {...wiring} className={clsx(control, styles.select)}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" className={styles.chevron} />
        </div>
      )}
    </FormField>
  );
}
