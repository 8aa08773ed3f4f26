import type { Result } from '@matchday/api-client';
import type { CheckoutState, ShippingMethod } from './checkout-state';

/** Values that may differ from the saved ones: payloads that wait or are being sent. */
interface Unsaved {
  invoice: { busy: boolean };
  shipping: { busy: boolean };
  comment: { busy: boolean };
  choices: { busy: boolean };
}

interface Meanwhile {
  before: CheckoutState;
  now: CheckoutState;
  unsaved: Unsaved;
  /** Id of the payment method that was chosen on an earlier visit. */
  recordedPayment: string | null;
}

/** The saved data without the parts that changed here during the read: these are saved soon. */
export function takeOver(
  saved: Result<'getCheckout'>,
  { before, now, unsaved, recordedPayment }: Meanwhile,
): Partial<CheckoutState> {
  const keeps = (part: keyof Unsaved, ...fields: (keyof CheckoutState)[]) =>
    unsaved[part].busy || fields.some((field) => now[field] !== before[field]);
  const payments = saved.availablePaymentMethods;
  const isOffered = (id: string | null) => payments.some((method) => method.id === id);
  return {
    ...(!keeps('invoice', 'invoiceDetails') && { invoiceDetails: saved.billingAddress }),
    ...(!keeps('shipping', 'shippingDetails', 'useShippingAddress') && {
      shippingDetails: saved.shippingAddress,
      useShippingAddress: saved.useShippingAddress,
    }),
    ...(!keeps('comment', 'comment') && { comment: saved.comment }),
    ...(keeps('choices', 'shippingProvider', 'droppoint')
      ? { availableShippingProviders: saved.shippingMethods }
      : chosenAmong(saved.shippingMethods)),
    availablePaymentProviders: payments,
    paymentProvider: [now.paymentProvider, recordedPayment].find(isOffered) ?? payments[0]?.id ?? null,
    payment: saved.payment,
  };
}

/** The offered shipping methods and the chosen one. */
export function chosenAmong(methods: readonly ShippingMethod[]) {
  const chosen = methods.find((method) => method.selected);
  return {
    availableShippingProviders: methods,
    ...(chosen && { shippingProvider: chosen.id, droppoint: chosen.dropPoint }),
  };
}
