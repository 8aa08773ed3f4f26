import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { type FieldText, FormField, splitField } from '../form-field/form-field';
import { control, textArea } from '../form-field/form-field.css';

export interface TextAreaProps extends FieldText, ComponentPropsWithRef<'textarea'> {}

/** Several lines of text; it grows with its content if the browser supports that. */
export function TextArea(props: TextAreaProps) {
  const [field, native] = splitField(props);
  return (
    <FormField {...field}>
      {(wiring) => <textarea {...native} {...wiring} className={clsx(control, textArea)} />}
    </FormField>
  );
}
