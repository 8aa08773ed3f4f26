import type { ApiClient } from '@matchday/api-client';
import type { QueryClient } from '@tanstack/query-core';
import type { AtomState } from '../atom-state';
import type { BasketDomain } from '../basket/basket-domain';
import type { CheckoutState, DropPoint, InvoiceDetails, ShippingDetails } from './checkout-state';
import type { ChoiceStorage } from './payment-choice';

export interface CheckoutOptions {
  client: ApiClient;
  basket: Pick<BasketDomain, 'state' | 'adoptSummary' | 'load'>;
  /** Keeps the chosen payment over a reload. */
  storage: ChoiceStorage;
  /** Sends the browser to the payment provider (S4.15). */
  redirect: (url: string) => void;
  /** The page's cache of answers. */
  queries?: QueryClient;
}

export interface CheckoutActions {
  /**
   * Loads what was saved: addresses, shipping and payment methods, the last payment (S4.12). What was changed here
   * while it loads stays. Never rejects.
   */
  init: () => Promise<void>;
  /** Saves what waits at once, and outlives the page that is about to go. */
  saveNow: () => void;
  /** Updates the state at once and queues the server's update (S4.13). */
  setInvoiceDetails: (details: Partial<InvoiceDetails>) => void;
  /** Updates the state at once and queues the server's update (S4.13). */
  setShippingDetails: (details: Partial<ShippingDetails>) => void;
  /** Whether the goods go to the shipping details; switching off deletes them on the server. */
  setUseShippingAddress: (use: boolean) => void;
  /** Updates the state at once and queues the server's update. */
  setComment: (comment: string) => void;
  setPaymentProvider: (id: string) => void;
  /** Posts the choice, then takes over the shipping methods and the summary of the answer (S4.14). @throws ApiError */
  chooseShipping: (
    shippingMethodId: string,
    droppoint: DropPoint | null,
    customZipCode?: string,
  ) => Promise<void>;
  /** The drop points of a shipping method near a zip code. @throws ApiError */
  findDropPoints: (shippingOptionId: string, zipCode: string) => Promise<readonly DropPoint[]>;
  /** Adds a voucher and takes over what the basket and its deliveries cost now (S7.28). @throws ApiError saying why it gives nothing */
  addVoucher: (voucherCode: string) => Promise<void>;
  /** Takes a voucher away again (S7.28). @throws ApiError */
  removeVoucher: (voucherCode: string) => Promise<void>;
  /**
   * Saves what waits, checks the basket out and redirects to the payment (S4.15). A second call while one runs is that one.
   * @throws ApiError with the first error message of the answer, or an empty one (S8.8); 409 `TotalChanged` where the
   * basket costs something else than was shown, which is shown from then on
   */
  pay: (urls: PaymentUrls) => Promise<void>;
  /** S4.16 */
  reset: () => void;
}

export interface CheckoutDomain extends CheckoutActions {
  readonly state: AtomState<CheckoutState>;
}

/** Where the payment provider sends the shopper, paid or not. */
export interface PaymentUrls {
  returnUrl: string;
  cancelUrl: string;
}
