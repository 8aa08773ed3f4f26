import { TextField } from '@matchday/ui/text-field';
import type { ComponentProps } from 'react';
import type { CheckoutErrors } from './use-checkout-errors';

interface DetailFieldProps
  extends Omit<ComponentProps<typeof TextField>, 'id' | 'value' | 'onChange' | 'onBlur' | 'errorMessage'> {
  id: string;
  value: string;
  onValue: (value: string) => void;
  errors: CheckoutErrors;
}

/** A line of the details. Leaving it takes away the space around and shows what is wrong with it. */
export function DetailField({ id, value, onValue, errors, ...props }: DetailFieldProps) {
  return (
    <TextField
      {...props}
      id={id}
      value={value}
      required
      onChange={(event) => onValue(event.target.value)}
      onBlur={() => {
        if (value !== value.trim()) onValue(value.trim());
        if (value) errors.reveal(id);
      }}
      errorMessage={errors.at(id)}
    />
  );
}
