import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { type FieldText, FormField } from '../form-field';
import { control } from '../form-field/form-field.css';
import * as styles from './text-area.css';

export interface TextAreaProps extends FieldText, ComponentPropsWithRef<'textarea'> {}

/** Several lines of text; it grows with its content if the browser supports that. */
export function TextArea({
  id,
  label,
  hideLabel,
  optionalLabel,
  description,
  errorMessage,
  className,
  'aria-describedby': describedBy,
  ...props
}: TextAreaProps) {
  const text = { label, hideLabel, optionalLabel, description, errorMessage };
  return (
    <FormField {...text} id={id} aria-describedby={describedBy} className={className}>
      {(wiring) => <textarea {...props} {...wiring} className={clsx(control, styles.textArea)} />}
    </FormField>
  );
}
