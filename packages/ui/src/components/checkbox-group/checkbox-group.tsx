import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Checkbox } from '../checkbox/checkbox';
import { Fieldset, type FieldsetText } from '../form-field/fieldset';
import * as styles from './checkbox-group.css';

export interface CheckboxOption {
  value: string;
  label: string;
  /** The number of results. */
  count?: number;
  description?: ReactNode;
  disabled?: boolean;
  /** Child options, ticked independently. */
  children?: readonly CheckboxOption[];
}

export interface CheckboxGroupProps extends FieldsetText {
  options: readonly CheckboxOption[];
  /** The ticked values. */
  value: readonly string[];
  /** Called with all ticked values. Without it, the form keeps the state. */
  onValueChange?: (value: string[]) => void;
  /** The form name of every checkbox. */
  name?: string;
}

/** A choice of any number of options, which may have child options. */
export function CheckboxGroup({
  options,
  value,
  onValueChange,
  name,
  className,
  ...text
}: CheckboxGroupProps) {
  const tick = (option: string, ticked: boolean) =>
    onValueChange?.(ticked ? [...value, option] : value.filter((other) => other !== option));
  return (
    <Fieldset {...text} className={clsx(styles.group, className)} legendClassName={styles.legend}>
      {() => (
        <Options
          options={options}
          render={(option) => (
            <Checkbox
              name={name}
              value={option.value}
              label={
                <>
                  {option.label}
                  {option.count !== undefined && <span className={styles.count}> ({option.count})</span>}
                </>
              }
              description={option.description}
              disabled={option.disabled}
              {...(onValueChange
                ? {
                    checked: value.includes(option.value),
                    onChange: (event) => tick(option.value, event.target.checked),
                  }
                : { defaultChecked: value.includes(option.value) })}
            />
          )}
        />
      )}
    </Fieldset>
  );
}

function Options({
  options,
  render,
}: {
  options: readonly CheckboxOption[];
  render: (option: CheckboxOption) => ReactNode;
}) {
  return (
    <ul className={styles.options}>
      {options.map((option) => (
        <li key={option.value}>
          {render(option)}
          {option.children && option.children.length > 0 && (
            <Options options={option.children} render={render} />
          )}
        </li>
      ))}
    </ul>
  );
}
