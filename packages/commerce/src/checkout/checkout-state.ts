import type { components } from '@matchday/api-client';

type Schemas = components['schemas'];
export type InvoiceDetails = Schemas['InvoiceDetails'];
export type ShippingDetails = Schemas['ShippingDetails'];
export type ShippingMethod = Schemas['ShippingMethod'];
export type PaymentMethod = Schemas['PaymentMethod'];
export type PaymentAttempt = Schemas['PaymentAttempt'];
export type DropPoint = Schemas['DropPoint'];

/** S3.19 to S3.23 */
export interface CheckoutState {
  invoiceDetails: InvoiceDetails;
  shippingDetails: ShippingDetails;
  useShippingAddress: boolean;
  /** Id of the chosen shipping method. */
  shippingProvider: string | null;
  droppoint: DropPoint | null;
  /** Id of the chosen payment method. */
  paymentProvider: string | null;
  availableShippingProviders: readonly ShippingMethod[];
  availablePaymentProviders: readonly PaymentMethod[];
  comment: string;
  /** The last attempt to pay, if there was one. */
  payment: PaymentAttempt | null;
  hasLoaded: boolean;
  /** Whether some typed details are not saved yet. */
  isSaving: boolean;
  isPaying: boolean;
  /** Why the last call failed; null after a success. */
  error: Error | null;
}

const blankShipping: ShippingDetails = {
  email: '',
  phone: '',
  firstName: '',
  lastName: '',
  street: '',
  city: '',
  zipCode: '',
  country: '',
};

export const emptyCheckout: CheckoutState = {
  invoiceDetails: { ...blankShipping, emailConfirmation: '' },
  shippingDetails: blankShipping,
  useShippingAddress: false,
  shippingProvider: null,
  droppoint: null,
  paymentProvider: null,
  availableShippingProviders: [],
  availablePaymentProviders: [],
  comment: '',
  payment: null,
  hasLoaded: false,
  isSaving: false,
  isPaying: false,
  error: null,
};

/** The state after S4.16: empty except for the shipping country. */
export function resetCheckout(state: CheckoutState): CheckoutState {
  return {
    ...state,
    invoiceDetails: emptyCheckout.invoiceDetails,
    shippingDetails: { ...blankShipping, country: state.shippingDetails.country },
    shippingProvider: null,
    droppoint: null,
    paymentProvider: null,
    comment: '',
    payment: null,
  };
}
