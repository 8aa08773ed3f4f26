import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { type FieldText, FormField, splitField } from '../form-field/form-field';
import { control } from '../form-field/form-field.css';
import { Icon } from '../icon/icon';
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
export function SelectField({ options, placeholder, ...props }: SelectFieldProps) {
  const [field, native] = splitField(props);
  return (
    <FormField {...field}>
      {(wiring) => (
        <div className={styles.wrapper}>
          <select {...native} {...wiring} className={clsx(control, styles.select)}>
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
