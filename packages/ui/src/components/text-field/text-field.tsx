import type { ComponentPropsWithRef } from 'react';
import { type FieldText, FormField } from '../form-field';
import { control } from '../form-field/form-field.css';

export interface TextFieldProps extends FieldText, ComponentPropsWithRef<'input'> {}

/** A line of text. Set `type`, `inputMode` and `autoComplete` as for a native input. */
export function TextField({
  id,
  label,
  hideLabel,
  optionalLabel,
  description,
  errorMessage,
  className,
  'aria-describedby': describedBy,
  ...props
}: TextFieldProps) {
  const text = { label, hideLabel, optionalLabel, description, errorMessage };
  return (
    <FormField {...text} id={id} aria-describedby={describedBy} className={className}>
      {(wiring) => <input {...props} {...wiring} className={control} />}
    </FormField>
  );
}
