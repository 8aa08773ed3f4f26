import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import { FieldError, useFieldIds } from './field-error';
import * as styles from './form-field.css';

export { FieldError } from './field-error';

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
  /** Explicit, because browsers report an empty required field as invalid. */
  'aria-invalid': boolean;
}

export interface FormFieldProps extends FieldText {
  id?: string;
  className?: string;
  'aria-describedby'?: string;
  children: (control: FieldControl) => ReactNode;
}

/** Splits a field's props into those of its `FormField` and those of its control. */
export function splitField<Props extends Omit<FormFieldProps, 'children'>>({
  id,
  label,
  hideLabel,
  optionalLabel,
  description,
  errorMessage,
  className,
  'aria-describedby': describedBy,
  ...control
}: Props) {
  const text = { label, hideLabel, optionalLabel, description, errorMessage };
  return [{ ...text, id, className, 'aria-describedby': describedBy }, control] as const;
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
  'aria-describedby': inherited,
  children,
}: FormFieldProps) {
  const ids = useFieldIds(id, { description, errorMessage }, inherited);
  const { controlId, descriptionId, errorId, describedBy } = ids;
  const labelElement = (
    <label htmlFor={controlId} className={styles.label}>
      {label}
      {optionalLabel !== undefined && <span className={styles.optional}>{optionalLabel}</span>}
    </label>
  );
  return (
    <div className={clsx(styles.field, className)}>
      {hideLabel ? <VisuallyHidden>{labelElement}</VisuallyHidden> : labelElement}
      {descriptionId !== undefined && (
        <p id={descriptionId} className={styles.description}>
          {description}
        </p>
      )}
      {children({
        id: controlId,
        'aria-describedby': describedBy,
        'aria-invalid': errorMessage !== undefined,
      })}
      {errorId !== undefined && <FieldError id={errorId}>{errorMessage}</FieldError>}
    </div>
  );
}
