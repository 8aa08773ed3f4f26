import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';
import { FieldError } from '../form-field';
import { VisuallyHidden } from '../visually-hidden';
import * as styles from './radio-cards.css';

export interface RadioCard {
  value: string;
  title: ReactNode;
  description?: ReactNode;
  /** Stands at the card's end, such as a price. */
  aside?: ReactNode;
  /** Shown inside the card while it is selected. */
  content?: ReactNode;
  disabled?: boolean;
}

export interface RadioCardsProps {
  legend: ReactNode;
  hideLegend?: boolean;
  options: readonly RadioCard[];
  /** The selected option's value; null while nothing is chosen. */
  value: string | null;
  onValueChange: (value: string) => void;
  /** The radios' form name; generated when left out. */
  name?: string;
  /** On the fieldset, for links of an error summary. */
  id?: string;
  errorMessage?: ReactNode;
  required?: boolean;
  className?: string;
}

/** One choice of a few, each with room for what it means and costs. */
export function RadioCards({
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
}: RadioCardsProps) {
  const generated = useId();
  const groupId = id ?? generated;
  const errorId = errorMessage === undefined ? undefined : `${groupId}-error`;
  return (
    <fieldset id={groupId} aria-describedby={errorId} className={clsx(styles.group, className)}>
      <legend className={hideLegend ? undefined : styles.legend}>
        {hideLegend ? <VisuallyHidden>{legend}</VisuallyHidden> : legend}
      </legend>
      {options.map((option) => {
        const selected = option.value === value;
        const optionId = `${groupId}-${option.value}`;
        return (
          <div
            key={option.value}
            className={styles.card}
            data-selected={selected || undefined}
            data-disabled={option.disabled || undefined}
          >
            <label className={styles.label}>
              <input
                type="radio"
                name={name ?? groupId}
                value={option.value}
                checked={selected}
                disabled={option.disabled}
                required={required}
                onChange={() => onValueChange(option.value)}
                aria-labelledby={`${optionId}-title`}
                aria-describedby={`${optionId}-description ${optionId}-aside`}
                className={styles.radio}
              />
              <span>
                <span id={`${optionId}-title`} className={styles.title}>
                  {option.title}
                </span>
                {option.description !== undefined && (
                  <span id={`${optionId}-description`} className={styles.description}>
                    {option.description}
                  </span>
                )}
              </span>
              <span id={`${optionId}-aside`} className={styles.aside}>
                {option.aside}
              </span>
            </label>
            {selected && option.content !== undefined && (
              <div className={styles.content}>{option.content}</div>
            )}
          </div>
        );
      })}
      {errorId !== undefined && <FieldError id={errorId}>{errorMessage}</FieldError>}
    </fieldset>
  );
}
