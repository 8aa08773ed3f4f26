import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';
import { FieldError } from '../form-field';
import { radio } from '../radio-cards/radio-cards.css';
import { VisuallyHidden } from '../visually-hidden';
import * as styles from './radio-group.css';

export interface RadioOption {
  value: string;
  label: ReactNode;
  description?: ReactNode;
  disabled?: boolean;
}

export interface RadioGroupProps {
  legend: ReactNode;
  hideLegend?: boolean;
  options: readonly RadioOption[];
  /** The chosen value; null while there is none. */
  value: string | null;
  /** Without it the form keeps what is chosen. */
  onValueChange?: (value: string) => void;
  /** The radios' form name; generated when left out. */
  name?: string;
  /** On the fieldset, for links of an error summary. */
  id?: string;
  errorMessage?: ReactNode;
  required?: boolean;
  className?: string;
}

/** One of a few, in lines. For choices that need room, see `RadioCards`. */
export function RadioGroup({
  legend,
  hideLegend = false,
  options,
  value,
  onValueChange,
  name,
  id,
  errorMessage,
  required,
  className,
}: RadioGroupProps) {
  const generated = useId();
  const groupId = id ?? generated;
  const errorId = errorMessage === undefined ? undefined : `${groupId}-error`;
  return (
    <fieldset id={groupId} aria-describedby={errorId} className={clsx(styles.group, className)}>
      <legend className={hideLegend ? undefined : styles.legend}>
        {hideLegend ? <VisuallyHidden>{legend}</VisuallyHidden> : legend}
      </legend>
      {options.map((option) => {
        const labelId = `${groupId}-${option.value}`;
        const descriptionId = option.description === undefined ? undefined : `${labelId}-description`;
        const chosen = option.value === value;
        return (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              name={name ?? groupId}
              value={option.value}
              disabled={option.disabled}
              required={required}
              aria-labelledby={labelId}
              aria-describedby={descriptionId}
              className={clsx(radio, styles.radio)}
              {...(onValueChange
                ? { checked: chosen, onChange: () => onValueChange(option.value) }
                : { defaultChecked: chosen })}
            />
            <span id={labelId}>{option.label}</span>
            {descriptionId !== undefined && (
              <span id={descriptionId} className={styles.description}>
                {option.description}
              </span>
            )}
          </label>
        );
      })}
      {errorId !== undefined && <FieldError id={errorId}>{errorMessage}</FieldError>}
    </fieldset>
  );
}
