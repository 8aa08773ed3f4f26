import type { ComponentPropsWithRef } from 'react';
import { type FieldText, FormField, splitField } from '../form-field/form-field';
import { control } from '../form-field/form-field.css';

export interface TextFieldProps extends FieldText, ComponentPropsWithRef<'input'> {}

/** A line of text. Set `type`, `inputMode` and `autoComplete` as for a native input. */
export function TextField(props: TextFieldProps) {
  const [field, native] = splitField(props);
  return (
    <FormField {...field}>{(wiring) => <input {...native} {...wiring} className={control} />}</FormField>
  );
}
