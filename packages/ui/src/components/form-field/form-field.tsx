import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';
import { Icon } from '../icon';
import { VisuallyHidden } from '../visually-hidden';
import * as styles from './form-field.css';

/** The common props of all fields. */
export interface FieldText {
  label: ReactNode;
  /** Hides the label visually. */
  hideLabel?: boolean;
  /** Shown after the label of an optional field, such as "(optional)". */
  optionalLabel?: string;
  description?: ReactNode;
  /** The error and how to fix it; its presence marks the field invalid. */
  errorMessage?: ReactNode;
}

/** The props that the control spreads on its element to be connected with its field. */
export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FormFieldProps extends FieldText {
  id?: string;
  className?: string;
  'aria-describedby'?: string;
  children: (control: FieldControl) => ReactNode;
}

/** An error text with its icon; pass its id to the control's `aria-describedby`. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className={styles.error}>
      <Icon name="warning" />
      <span>{children}</span>
    </p>
  );
}

/** Label, description and error around any control. */
export function FormField({
  id,
  label,
  hideLabel = false,
  optionalLabel,
  description,
  errorMessage,
  className,
  'aria-describedby': describedBy,
  children,
}: FormFieldProps) {
  const generated = useId();
  const controlId = id ?? generated;
  const descriptionId = description === undefined ? undefined : `${controlId}-description`;
  const errorId = errorMessage === undefined ? undefined : `${controlId}-error`;
  const labelElement = (
    <label htmlFor={controlId} className={styles.label}>
      {label}
      {optionalLabel !== undefined && <span className={styles.optional}>{optionalLabel}</span>}
    </label>
  );
  return (
    <div className={clsx(styles.field, className)}>
      {hideLabel ? <VisuallyHidden>{labelElement}</VisuallyHidden> : labelElement}
      {description !== undefined && (
        <p id={descriptionId} className={styles.description}>
          {description}
        </p>
      )}
      {children({
        id: controlId,
        'aria-describedby': clsx(errorId, descriptionId, describedBy) || undefined,
        'aria-invalid': errorMessage === undefined ? undefined : true,
      })}
      {errorId !== undefined && <FieldError id={errorId}>{errorMessage}</FieldError>}
    </div>
  );
}
