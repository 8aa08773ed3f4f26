import { useCheckout } from '@matchday/commerce/react';
import { Alert } from '@matchday/ui/alert';
import type { CheckoutTranslate } from './texts';

/** The result of the last payment attempt, if it did not succeed. */
export function PaymentNotice({ t }: { t: CheckoutTranslate }) {
  const payment = useCheckout((state) => state.payment);
  switch (payment?.status) {
    case 'declined':
      return (
        <Alert kind="danger" title={t('Checkout.Declined', { reason: payment.reason ?? '' })}>
          {t('Checkout.Declined.Text')}
        </Alert>
      );
    case 'cancelled':
      return <Alert kind="info">{t('Checkout.Cancelled')}</Alert>;
    case 'expired':
      return <Alert kind="warning">{t('Checkout.Expired')}</Alert>;
    default:
      return null;
  }
}
