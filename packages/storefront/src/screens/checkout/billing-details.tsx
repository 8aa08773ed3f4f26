import { useCheckout, useCheckoutActions } from '@matchday/commerce/react';
import { CheckoutSection } from '@matchday/ui/checkout-section';
import type { Country } from '../../data/contract';
import { AddressFields } from './address-fields';
import * as styles from './checkout.css';
import { DetailField } from './detail-field';
import type { CheckoutTranslate } from './texts';
import type { CheckoutErrors } from './use-checkout-errors';

interface BillingDetailsProps {
  countries: readonly Country[];
  errors: CheckoutErrors;
  t: CheckoutTranslate;
}

/** How the shopper is reached, and who is billed. */
export function BillingDetails({ countries, errors, t }: BillingDetailsProps) {
  const details = useCheckout((state) => state.invoiceDetails);
  const { setInvoiceDetails } = useCheckoutActions();
  const field = (name: 'email' | 'emailConfirmation' | 'phone') => ({
    id: `billing-${name}`,
    value: details[name],
    onValue: (value: string) => setInvoiceDetails({ [name]: value }),
    errors,
  });
  return (
    <>
      <CheckoutSection number={1} heading={t('Checkout.Contact')}>
        <div className={styles.fields}>
          <DetailField
            {...field('email')}
            type="email"
            autoComplete="email"
            label={t('Checkout.Email')}
            description={t('Checkout.Email.Hint')}
          />
          <DetailField
            {...field('emailConfirmation')}
            type="email"
            autoComplete="email"
            label={t('Checkout.EmailConfirmation')}
          />
          <DetailField
            {...field('phone')}
            type="tel"
            autoComplete="tel"
            label={t('Checkout.Phone')}
            description={t('Checkout.Phone.Hint')}
          />
        </div>
      </CheckoutSection>
      <CheckoutSection number={2} heading={t('Checkout.Address')}>
        <AddressFields
          kind="billing"
          details={details}
          onChange={setInvoiceDetails}
          countries={countries}
          errors={errors}
          t={t}
        />
      </CheckoutSection>
    </>
  );
}
