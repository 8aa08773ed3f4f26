import { TextField } from '@matchday/ui/text-field';
import type { ComponentProps } from 'react';
import type { CheckoutErrors } from './use-checkout-errors';

interface DetailFieldProps
  extends Omit<
    ComponentProps<typeof TextField>,
    'id' | 'value' | 'onChange' | 'onFocus' | 'onBlur' | 'errorMessage'
  > {
  id: string;
  value: string;
  onValue: (value: string) => void;
  errors: CheckoutErrors;
}

/** A line of the details. Leaving it removes the space around the value and validates it. */
export function DetailField({ id, value, onValue, errors, ...props }: DetailFieldProps) {
  const { onFocus, onBlur } = errors.handlers(id, value);
  return (
    <TextField
      {...props}
      id={id}
      value={value}
      required
      onChange={(event) => onValue(event.target.value)}
      onFocus={onFocus}
      onBlur={() => {
        if (value !== value.trim()) onValue(value.trim());
        onBlur();
      }}
      errorMessage={errors.at(id)}
    />
  );
}
