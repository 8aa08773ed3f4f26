import { useCheckout, useCheckoutActions } from '@matchday/commerce/react';
import { Checkbox } from '@matchday/ui/checkbox';
import { CheckoutSection } from '@matchday/ui/checkout-section';
import type { Country } from '../../data/contract';
import { AddressFields } from './address-fields';
import * as styles from './checkout.css';
import { DetailField } from './detail-field';
import type { CheckoutTranslate } from './texts';
import type { CheckoutErrors } from './use-checkout-errors';

interface DeliveryDetailsProps {
  countries: readonly Country[];
  errors: CheckoutErrors;
  t: CheckoutTranslate;
}

/** The choice to deliver to someone else, and their address. */
export function DeliveryDetails({ countries, errors, t }: DeliveryDetailsProps) {
  const isUsed = useCheckout((state) => state.useShippingAddress);
  const details = useCheckout((state) => state.shippingDetails);
  const { country, phone } = useCheckout((state) => state.invoiceDetails);
  const { setShippingDetails, setUseShippingAddress } = useCheckoutActions();

  const served = countries.some(({ code }) => code === country) ? country : '';

  function choose(use: boolean) {
    if (use) setShippingDetails({ country: details.country || served, phone: details.phone || phone });
    setUseShippingAddress(use);
  }

  return (
    <>
      <Checkbox
        label={t('Checkout.UseShippingAddress')}
        checked={isUsed}
        onChange={(event) => choose(event.target.checked)}
      />
      {isUsed && (
        <CheckoutSection number={3} heading={t('Checkout.ShippingAddress')}>
          <AddressFields
            kind="shipping"
            details={details}
            onChange={setShippingDetails}
            countries={countries}
            errors={errors}
            t={t}
          />
          <div className={styles.fields}>
            <DetailField
              id="shipping-phone"
              type="tel"
              autoComplete="shipping tel"
              label={t('Checkout.Phone')}
              value={details.phone}
              onValue={(value) => setShippingDetails({ phone: value })}
              errors={errors}
            />
          </div>
        </CheckoutSection>
      )}
    </>
  );
}
