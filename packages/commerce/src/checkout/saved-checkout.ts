import type { Result } from '@matchday/api-client';
import type { CheckoutState, ShippingMethod } from './checkout-state';

/** What may differ from what was saved: payloads that wait or are on their way. */
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
  /** Id of the payment that was chosen at an earlier visit. */
  recordedPayment: string | null;
}

/** What was saved, without the parts that were changed here since it was asked for: the server has those soon. */
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

/** The deliveries on offer, and the one of them that was chosen. */
export function chosenAmong(methods: readonly ShippingMethod[]) {
  const chosen = methods.find((method) => method.selected);
  return {
    availableShippingProviders: methods,
    ...(chosen && { shippingProvider: chosen.id, droppoint: chosen.dropPoint }),
  };
}
