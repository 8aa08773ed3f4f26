import { useCheckout, useCheckoutActions } from '@matchday/commerce/react';
import { CheckoutSection } from '@matchday/ui/checkout-section';
import { RadioCards } from '@matchday/ui/radio-cards';
import { Text } from '@matchday/ui/text';
import type { CheckoutTranslate } from './texts';
import type { CheckoutErrors } from './use-checkout-errors';

interface PaymentChoiceProps {
  number: number;
  errors: CheckoutErrors;
  t: CheckoutTranslate;
}

/** How the order is paid; the payment itself happens at the provider. */
export function PaymentChoice({ number, errors, t }: PaymentChoiceProps) {
  const methods = useCheckout((state) => state.availablePaymentProviders);
  const chosen = useCheckout((state) => state.paymentProvider);
  const { setPaymentProvider } = useCheckoutActions();
  return (
    <CheckoutSection number={number} heading={t('Checkout.Payment')}>
      <RadioCards
        id="payment"
        legend={t('Checkout.Payment.Choose')}
        hideLegend
        value={chosen}
        onValueChange={setPaymentProvider}
        errorMessage={errors.at('payment')}
        options={methods.map(({ id, name, description }) => ({ value: id, title: name, description }))}
      />
      <Text step="small" color="muted">
        {t('Checkout.Payment.Redirect')}
      </Text>
    </CheckoutSection>
  );
}
