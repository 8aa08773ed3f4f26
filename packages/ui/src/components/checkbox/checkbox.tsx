import type { ComponentPropsWithRef, ReactNode } from 'react';
import { FieldError, useFieldIds } from '../form-field/field-error';
import * as styles from './checkbox.css';

export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'children'> {
  /** May contain links, such as to the terms. */
  label: ReactNode;
  description?: ReactNode;
  errorMessage?: ReactNode;
}

/** A native checkbox next to its label. */
export function Checkbox({ id, label, description, errorMessage, className, ...props }: CheckboxProps) {
  const ids = useFieldIds(id, { description, errorMessage }, props['aria-describedby']);
  const { controlId, descriptionId, errorId, describedBy } = ids;
  return (
    <div className={className}>
      <label className={styles.label}>
        <input
          {...props}
          id={controlId}
          type="checkbox"
          aria-describedby={describedBy}
          aria-labelledby={`${controlId}-label`}
          aria-invalid={errorMessage !== undefined}
          className={styles.box}
        />
        <span id={`${controlId}-label`}>{label}</span>
        {description !== undefined && (
          <span id={descriptionId} className={styles.description}>
            {description}
          </span>
        )}
      </label>
      {errorId !== undefined && <FieldError id={errorId}>{errorMessage}</FieldError>}
    </div>
  );
}
