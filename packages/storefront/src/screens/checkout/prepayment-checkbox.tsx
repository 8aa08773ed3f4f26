import { useCheckout } from '@matchday/commerce/react';
import { Checkbox } from '@matchday/ui/checkbox';
import { useState } from 'react';
import type { CheckoutErrors } from './use-checkout-errors';

interface Prepayment {
  /** What the shopper agrees to; null if no agreement is needed. */
  text: string | null;
  accepted: boolean;
  accept: (accepted: boolean) => void;
}

/** The agreement to pay before the goods are sent, which the chosen payment needs in the country of delivery. */
export function usePrepayment(): Prepayment {
  const [accepted, accept] = useState(false);
  const text = useCheckout(({ availablePaymentProviders, paymentProvider, ...details }) => {
    const chosen = availablePaymentProviders.find(({ id }) => id === paymentProvider);
    const { country } = details.useShippingAddress ? details.shippingDetails : details.invoiceDetails;
    return chosen?.prepayment?.countries.includes(country) ? chosen.prepayment.text : null;
  });
  return { text, accepted, accept };
}

interface PrepaymentCheckboxProps {
  prepayment: Prepayment;
  errors: CheckoutErrors;
}

/** Never ticked in advance. */
export function PrepaymentCheckbox({ prepayment, errors }: PrepaymentCheckboxProps) {
  const { text, accepted, accept } = prepayment;
  if (text === null) return null;
  return (
    <Checkbox
      id="prepayment"
      label={text}
      checked={accepted}
      required
      onChange={(event) => accept(event.target.checked)}
      errorMessage={errors.at('prepayment')}
    />
  );
}
