import { type ApiClient, ApiError, type Parameters, singleFlight } from '@matchday/api-client';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { BasketDomain } from '../basket/create-basket';
import { createTurns } from '../turns';
import { createUpdateQueue } from '../update-queue';
import {
  type CheckoutState,
  type DropPoint,
  emptyCheckout,
  type InvoiceDetails,
  resetCheckout,
  type ShippingDetails,
  type ShippingMethod,
} from './checkout-state';

export interface CheckoutOptions {
  client: ApiClient;
  basket: Pick<BasketDomain, 'state' | 'adoptSummary'>;
  /** Sends the browser to the payment provider (S4.15). */
  redirect: (url: string) => void;
}

export interface CheckoutActions {
  /** Loads what was saved: addresses, shipping and payment methods, the last payment (S4.12). Never rejects. */
  init: () => Promise<void>;
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
   * @throws ApiError with the first error message of the answer, or an empty one (S8.8)
   */
  pay: (urls: { returnUrl: string; cancelUrl: string }) => Promise<void>;
  /** S4.16 */
  reset: () => void;
}

export interface CheckoutDomain extends CheckoutActions {
  readonly state: StoreApi<CheckoutState>;
}

/** The checkout of one page: its state and what can be done with it. */
export function createCheckout({ client, basket, redirect }: CheckoutOptions): CheckoutDomain {
  const state = createStore<CheckoutState>(() => emptyCheckout);
  const path = () => ({ token: basket.state.getState().token });
  const choices = createTurns();

  function adopt({ shippingMethods }: { shippingMethods: readonly ShippingMethod[] }) {
    state.setState(
      choices.busy ? { availableShippingProviders: shippingMethods } : chosenAmong(shippingMethods),
    );
  }

  const queues = {
    invoice: createUpdateQueue<InvoiceDetails>({
      send: async (body) => adopt(await client.call('saveBillingAddress', { path: path(), body })),
      onChange: noteSaving,
      isTemporary,
    }),
    shipping: createUpdateQueue<ShippingDetails | null>({
      async send(body) {
        if (body) adopt(await client.call('saveShippingAddress', { path: path(), body }));
        else adopt(await client.call('removeShippingAddress', { path: path() }));
      },
      onChange: noteSaving,
      isTemporary,
    }),
    comment: createUpdateQueue<string>({
      send: async (comment) => void (await client.call('saveComment', { path: path(), body: { comment } })),
      onChange: noteSaving,
      isTemporary,
    }),
  };

  function noteSaving({ error }: { error: unknown }) {
    const isSaving = Object.values(queues).some((queue) => queue.busy);
    state.setState({ isSaving, error: error instanceof Error ? error : null });
  }

  /** What the server offers depends on the address, so it has to have what was typed. */
  async function saveAddresses() {
    await Promise.all([queues.invoice.flush(), queues.shipping.flush()]);
  }

  async function postChoice(body: Parameters<'chooseShipping'>['body']) {
    try {
      await saveAddresses();
      return await client.call('chooseShipping', { path: path(), body });
    } catch (error) {
      state.setState({ error: error instanceof Error ? error : null });
      throw error;
    }
  }

  async function changeVoucher(operation: 'addVoucher' | 'removeVoucher', voucherCode: string) {
    const answer = await client.call(operation, { path: path(), query: { voucherCode } });
    adopt(answer);
    basket.adoptSummary(answer.summary, answer.basket);
  }

  async function checkOut(urls: { returnUrl: string; cancelUrl: string }) {
    state.setState({ isPaying: true, error: null });
    try {
      await choices.done();
      for (const queue of Object.values(queues)) await queue.flush();
      const body = { ...urls, paymentProviderId: state.getState().paymentProvider ?? '' };
      const { data } = await client.call(
        'checkOutBasket',
        { path: path(), body },
        { idempotencyKey: crypto.randomUUID() },
      );
      redirect(data.url);
    } catch (error) {
      state.setState({ isPaying: false, error: error instanceof Error ? error : null });
      throw error;
    }
  }

  let paying: { returnUrl: string; cancelUrl: string } | undefined;
  const payOnce = singleFlight(() => (paying ? checkOut(paying) : Promise.resolve()));

  return {
    state,
    async init() {
      try {
        const saved = await client.call('getCheckout', { path: path() });
        state.setState({
          invoiceDetails: saved.billingAddress,
          shippingDetails: saved.shippingAddress,
          useShippingAddress: saved.useShippingAddress,
          ...chosenAmong(saved.shippingMethods),
          availablePaymentProviders: saved.availablePaymentMethods,
          paymentProvider: state.getState().paymentProvider ?? saved.availablePaymentMethods[0]?.id ?? null,
          comment: saved.comment,
          payment: saved.payment,
          hasLoaded: true,
          isPaying: false,
          error: null,
        });
      } catch (error) {
        state.setState({ hasLoaded: true, error: error instanceof Error ? error : null });
      }
    },
    setInvoiceDetails(details) {
      const invoiceDetails = { ...state.getState().invoiceDetails, ...details };
      state.setState({ invoiceDetails });
      queues.invoice.push(invoiceDetails);
    },
    setShippingDetails(details) {
      const shippingDetails = { ...state.getState().shippingDetails, ...details };
      state.setState({ shippingDetails });
      queues.shipping.push(shippingDetails);
    },
    setUseShippingAddress(useShippingAddress) {
      state.setState({ useShippingAddress });
      queues.shipping.push(useShippingAddress ? state.getState().shippingDetails : null);
    },
    setComment(comment) {
      state.setState({ comment });
      queues.comment.push(comment);
    },
    setPaymentProvider: (paymentProvider) => state.setState({ paymentProvider }),
    async chooseShipping(shippingMethodId, droppoint, customZipCode) {
      state.setState({ shippingProvider: shippingMethodId, droppoint, error: null });
      const body = {
        shippingMethodId,
        dropPointId: droppoint?.id ?? null,
        customZipCode: customZipCode ?? null,
      };
      const answer = await choices.take(() => postChoice(body));
      if (!answer) return;
      adopt(answer);
      basket.adoptSummary(answer.summary);
    },
    async findDropPoints(shippingOptionId, zipCode) {
      await saveAddresses();
      const query = { zipCode };
      const answer = await client.call('findDropPoints', { path: { ...path(), shippingOptionId }, query });
      return answer.dropPoints;
    },
    addVoucher: (voucherCode) => changeVoucher('addVoucher', voucherCode),
    removeVoucher: (voucherCode) => changeVoucher('removeVoucher', voucherCode),
    pay(urls) {
      paying = urls;
      return payOnce();
    },
    reset() {
      for (const queue of Object.values(queues)) queue.clear();
      state.setState(resetCheckout(state.getState()));
    },
  };
}

function isTemporary(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 500;
}

function chosenAmong(methods: readonly ShippingMethod[]) {
  const chosen = methods.find((method) => method.selected);
  return {
    availableShippingProviders: methods,
    ...(chosen && { shippingProvider: chosen.id, droppoint: chosen.dropPoint }),
  };
}
