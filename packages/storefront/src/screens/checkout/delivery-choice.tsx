import type { DropPoint } from '@matchday/commerce';
import { useCheckout, useCheckoutActions } from '@matchday/commerce/react';
import { Alert } from '@matchday/ui/alert';
import { CheckoutSection } from '@matchday/ui/checkout-section';
import { RadioCards } from '@matchday/ui/radio-cards';
import { Text } from '@matchday/ui/text';
import { useState } from 'react';
import { deliveryTimeText } from '../../shop/delivery-time-text';
import { formatMoney } from '../../texts/format';
import { DropPointFinder } from './drop-point-finder';
import type { CheckoutTranslate } from './texts';
import type { CheckoutErrors } from './use-checkout-errors';

interface DeliveryChoiceProps {
  number: number;
  errors: CheckoutErrors;
  t: CheckoutTranslate;
}

/** Home or a pick-up point, with what it costs and how long it takes. */
export function DeliveryChoice({ number, errors, t }: DeliveryChoiceProps) {
  const methods = useCheckout((state) => state.availableShippingProviders);
  const chosen = useCheckout((state) => state.shippingProvider);
  const dropPoint = useCheckout((state) => state.droppoint);
  const { chooseShipping } = useCheckoutActions();
  const [failure, setFailure] = useState<string | null>(null);

  async function choose(id: string, point: DropPoint | null) {
    setFailure(null);
    try {
      await chooseShipping(id, point, point?.zipCode);
    } catch (error) {
      setFailure((error instanceof Error && error.message) || t('Basket.Failed'));
    }
  }

  return (
    <CheckoutSection number={number} heading={t('Checkout.Delivery')}>
      {methods.length === 0 && <Text>{t('Checkout.Delivery.None')}</Text>}
      <RadioCards
        id="delivery"
        legend={t('Checkout.Delivery.Choose')}
        hideLegend
        value={chosen}
        onValueChange={(id) => void choose(id, null)}
        errorMessage={errors.at('delivery')}
        options={methods.map((method) => ({
          value: method.id,
          title: method.name,
          description: `${method.description} ${deliveryTimeText(method, t)}`.trim(),
          aside: method.price.amount === 0 ? t('Basket.Delivery.Free') : formatMoney(method.price, t.locale),
          content: method.kind === 'dropPoint' && (
            <DropPointFinder
              methodId={method.id}
              chosen={dropPoint}
              onChoose={(point) => void choose(method.id, point)}
              errorMessage={errors.at('droppoint')}
              t={t}
            />
          ),
        }))}
      />
      {failure && <Alert kind="danger">{failure}</Alert>}
    </CheckoutSection>
  );
}
