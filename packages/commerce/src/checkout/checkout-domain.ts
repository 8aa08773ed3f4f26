import type { ApiClient } from '@matchday/api-client';
import type { QueryClient } from '@tanstack/query-core';
import type { AtomState } from '../atom-state';
import type { BasketDomain } from '../basket/basket-domain';
import type { CheckoutState, DropPoint, InvoiceDetails, ShippingDetails } from './checkout-state';
import type { ChoiceStorage } from './payment-choice';

export interface CheckoutOptions {
  client: ApiClient;
  basket: Pick<BasketDomain, 'state' | 'adoptSummary' | 'load'>;
  /** Keeps the chosen payment method across a reload. */
  storage: ChoiceStorage;
  /** Whether a customer is logged in. Default: nobody. */
  isLoggedIn?: () => boolean;
  /** Sends the browser to the payment provider (S4.15). */
  redirect: (url: string) => void;
  /** The page's query cache. */
  queries?: QueryClient;
}

export interface CheckoutActions {
  /**
   * Loads the saved data: addresses, shipping and payment methods, the last payment (S4.12). Changes made here
   * while it loads stay. Never rejects.
   */
  init: () => Promise<void>;
  /** Saves waiting changes at once, in a call that outlives the page. */
  saveNow: () => void;
  /** Updates the state at once and queues the server's update (S4.13). */
  setInvoiceDetails: (details: Partial<InvoiceDetails>) => void;
  /** Updates the state at once and queues the server's update (S4.13). */
  setShippingDetails: (details: Partial<ShippingDetails>) => void;
  /** Whether the order is shipped to the shipping details; switching off deletes them on the server. */
  setUseShippingAddress: (use: boolean) => void;
  /** Updates the state at once and queues the server's update. */
  setComment: (comment: string) => void;
  setPaymentProvider: (id: string) => void;
  /** Posts the choice, then adopts the shipping methods and the summary of the response (S4.14). @throws ApiError */
  chooseShipping: (
    shippingMethodId: string,
    droppoint: DropPoint | null,
    customZipCode?: string,
  ) => Promise<void>;
  /** The drop points of a shipping method near a zip code. @throws ApiError */
  findDropPoints: (shippingOptionId: string, zipCode: string) => Promise<readonly DropPoint[]>;
  /** Adds a voucher and adopts the new prices of the basket and its shipping methods (S7.28). @throws ApiError with the reason for a refused voucher */
  addVoucher: (voucherCode: string) => Promise<void>;
  /** Removes a voucher (S7.28). @throws ApiError */
  removeVoucher: (voucherCode: string) => Promise<void>;
  /**
   * Saves waiting changes, checks the basket out and redirects to the payment (S4.15). A second call while one runs returns the same promise.
   * @throws ApiError with the first error message of the response, or an empty one (S8.8); 409 `TotalChanged` if the
   * basket's total differs from the shown one; the new total is shown from then on
   */
  pay: (urls: PaymentUrls) => Promise<void>;
  /** S4.16 */
  reset: () => void;
}

export interface CheckoutDomain extends CheckoutActions {
  readonly state: AtomState<CheckoutState>;
}

/** The addresses to which the payment provider sends the shopper after success or failure, and what was agreed. */
export interface PaymentUrls {
  returnUrl: string;
  cancelUrl: string;
  /** Whether the shopper agrees to pay before the goods are sent, if the payment method asks for it. */
  acceptsPrepayment?: boolean;
}
