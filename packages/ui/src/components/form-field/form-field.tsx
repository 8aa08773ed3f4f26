import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';
import { Icon } from '../icon';
import { VisuallyHidden } from '../visually-hidden';
import * as styles from './form-field.css';

/** What every field says about itself. */
export interface FieldText {
  label: ReactNode;
  /** Keeps the label for assistive technology alone. */
  hideLabel?: boolean;
  /** Shown after the label of a field that may be left empty, such as "(optional)". */
  optionalLabel?: string;
  description?: ReactNode;
  /** What is wrong and how to put it right; its presence marks the field invalid. */
  errorMessage?: ReactNode;
}

/** What the control must spread on its element to be wired to its field. */
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

/** Error text with its sign; give its id to the control's `aria-describedby`. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className={styles.error}>
      <Icon name="warning" />
      <span>{children}</span>
    </p>
  );
}

/** Label, description and error around one control of any kind. */
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
