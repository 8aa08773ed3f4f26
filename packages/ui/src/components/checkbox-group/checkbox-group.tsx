import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';
import { Checkbox } from '../checkbox';
import { FieldError } from '../form-field';
import { VisuallyHidden } from '../visually-hidden';
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

export interface CheckboxGroupProps {
  legend: ReactNode;
  hideLegend?: boolean;
  options: readonly CheckboxOption[];
  /** The ticked values. */
  value: readonly string[];
  /** Called with all ticked values. Without it, the form keeps the state. */
  onValueChange?: (value: string[]) => void;
  /** The form name of every checkbox. */
  name?: string;
  /** The id of the fieldset, for links of an error summary. */
  id?: string;
  description?: ReactNode;
  errorMessage?: ReactNode;
  className?: string;
}

/** A choice of any number of options, which may have child options. */
export function CheckboxGroup({
  legend,
  hideLegend = false,
  options,
  value,
  onValueChange,
  name,
  id,
  description,
  errorMessage,
  className,
}: CheckboxGroupProps) {
  const generated = useId();
  const groupId = id ?? generated;
  const descriptionId = description === undefined ? undefined : `${groupId}-description`;
  const errorId = errorMessage === undefined ? undefined : `${groupId}-error`;
  const tick = (option: string, ticked: boolean) =>
    onValueChange?.(ticked ? [...value, option] : value.filter((other) => other !== option));
  return (
    <fieldset
      id={groupId}
      aria-describedby={clsx(errorId, descriptionId) || undefined}
      className={clsx(styles.group, className)}
    >
      <legend className={hideLegend ? undefined : styles.legend}>
        {hideLegend ? <VisuallyHidden>{legend}</VisuallyHidden> : legend}
      </legend>
      {descriptionId !== undefined && (
        <p id={descriptionId} className={styles.description}>
          {description}
        </p>
      )}
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
      {errorId !== undefined && <FieldError id={errorId}>{errorMessage}</FieldError>}
    </fieldset>
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
