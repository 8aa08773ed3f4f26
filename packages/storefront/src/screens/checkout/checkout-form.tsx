'use client';

import { ApiError } from '@matchday/api-client';
import { useBasket, useCheckout, useCheckoutActions } from '@matchday/commerce/react';
import { Alert } from '@matchday/ui/alert';
import { Button } from '@matchday/ui/button';
import { CheckoutSection } from '@matchday/ui/checkout-section';
import { ErrorSummary } from '@matchday/ui/error-summary';
import { Text } from '@matchday/ui/text';
import { TextArea } from '@matchday/ui/text-area';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useShop } from '../../shop/shop-provider';
import { formatMoney } from '../../texts/format';
import { BillingDetails } from './billing-details';
import * as styles from './checkout.css';
import type { CheckoutCountries } from './checkout-countries';
import { DeliveryChoice } from './delivery-choice';
import { DeliveryDetails } from './delivery-details';
import { OrderReview } from './order-panel';
import { PaymentChoice } from './payment-choice';
import { PaymentNotice } from './payment-notice';
import { PrepaymentCheckbox, usePrepayment } from './prepayment-checkbox';
import { TermsCheckbox } from './terms-checkbox';
import type { CheckoutTranslate } from './texts';
import { useCheckoutErrors } from './use-checkout-errors';

interface CheckoutFormProps {
  countries: CheckoutCountries;
  termsUrl: string | null;
  notices: ReactNode;
  t: CheckoutTranslate;
}

const commentLimit = 1000;

/** Details, delivery, payment and the button that orders. Input is saved on the server during typing. */
export function CheckoutForm({ countries, termsUrl, notices, t }: CheckoutFormProps) {
  const { pathPrefix } = useShop();
  const { pay, setComment, setShippingDetails } = useCheckoutActions();
  const isPaying = useCheckout((state) => state.isPaying);
  const comment = useCheckout((state) => state.comment);
  const email = useCheckout((state) => state.invoiceDetails.email);
  const useShippingAddress = useCheckout((state) => state.useShippingAddress);
  const total = useBasket((state) => state.summary?.total);
  const [hasAccepted, setHasAccepted] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const prepayment = usePrepayment();
  const errors = useCheckoutErrors({
    countries,
    hasAccepted: hasAccepted || termsUrl === null,
    acceptsPrepayment: prepayment.accepted || prepayment.text === null,
    t,
  });

  const next = useShippingAddress ? 4 : 3;

  async function submit(event: FormEvent) {
    event.preventDefault();
    setRefusal(null);
    if (!errors.revealAll()) return;
    if (useShippingAddress) setShippingDetails({ email });
    const shop = `${location.origin}${pathPrefix}`;
    try {
      await pay({
        returnUrl: `${shop}/receipt/`,
        cancelUrl: `${shop}/checkout/`,
        ...(prepayment.text !== null && { acceptsPrepayment: prepayment.accepted }),
      });
    } catch (error) {
      const alias = isTotalChanged(error) ? 'Checkout.Pay.TotalChanged' : 'Checkout.Pay.Failed';
      setRefusal((error instanceof Error && error.message) || t(alias));
    }
  }

  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      <PaymentNotice t={t} />
      <ErrorSummary
        title={t.plural('Checkout.Errors', errors.shown.length)}
        errors={errors.shown}
        attempt={errors.attempt}
      />
      <BillingDetails countries={countries.billing} errors={errors} t={t} />
      <DeliveryDetails countries={countries.delivery} errors={errors} t={t} />
      <DeliveryChoice number={next} errors={errors} t={t} />
      <PaymentChoice number={next + 1} errors={errors} t={t} />
      <CheckoutSection number={next + 2} heading={t('Checkout.Comment')}>
        <TextArea
          label={t('Checkout.Comment.Hint')}
          value={comment}
          maxLength={commentLimit}
          rows={3}
          onChange={(event) => setComment(event.target.value)}
        />
      </CheckoutSection>
      {termsUrl && (
        <TermsCheckbox url={termsUrl} checked={hasAccepted} onChange={setHasAccepted} errors={errors} t={t} />
      )}
      <PrepaymentCheckbox prepayment={prepayment} errors={errors} />
      {notices}
      <OrderReview t={t} />
      {refusal && <Alert kind="danger">{refusal}</Alert>}
      <Text step="small" color="muted">
        {t('Checkout.Pay.Obligation')}
      </Text>
      <Button type="submit" size="large" wide pending={isPaying}>
        {isPaying
          ? t('Checkout.Pay.Paying')
          : t('Checkout.Pay', { total: total ? formatMoney(total, t.locale) : '' })}
      </Button>
      <Text step="small" color="muted">
        {t('Checkout.Secure')}
      </Text>
      <SavingStatus t={t} />
    </form>
  );
}

const isTotalChanged = (error: unknown) => error instanceof ApiError && error.code === 'TotalChanged';

function SavingStatus({ t }: { t: CheckoutTranslate }) {
  const isSaving = useCheckout((state) => state.isSaving);
  const hasFailed = useCheckout((state) => state.isSaving && state.error !== null);
  const text = hasFailed ? t('Checkout.NotSaved') : isSaving ? t('Checkout.Saving') : '';
  return (
    <Text as="output" step="small" color="muted" className={styles.saving}>
      {text}
    </Text>
  );
}
