import { type ApiClient, ApiError, type Parameters, singleFlight } from '@matchday/api-client';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { BasketDomain } from '../basket/create-basket';
import { isOver } from '../basket/is-over';
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
import { type ChoiceStorage, notedPayment, notePayment } from './payment-choice';
import { chosenAmong, takeOver } from './saved-checkout';

export interface CheckoutOptions {
  client: ApiClient;
  basket: Pick<BasketDomain, 'state' | 'adoptSummary' | 'load'>;
  /** Keeps the chosen payment over a reload. */
  storage: ChoiceStorage;
  /** Sends the browser to the payment provider (S4.15). */
  redirect: (url: string) => void;
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
  pay: (urls: { returnUrl: string; cancelUrl: string }) => Promise<void>;
  /** S4.16 */
  reset: () => void;
}

export interface CheckoutDomain extends CheckoutActions {
  readonly state: StoreApi<CheckoutState>;
}

/** The checkout of one page: its state and what can be done with it. */
export function createCheckout({ client, basket, storage, redirect }: CheckoutOptions): CheckoutDomain {
  const state = createStore<CheckoutState>(() => emptyCheckout);
  const path = () => ({ token: basket.state.getState().token });
  const choices = createTurns();
  let isLeaving = false;
  const saving = () => ({ keepalive: isLeaving });

  function adopt({ shippingMethods }: { shippingMethods: readonly ShippingMethod[] }) {
    state.setState(
      choices.busy ? { availableShippingProviders: shippingMethods } : chosenAmong(shippingMethods),
    );
  }

  const queues = {
    invoice: createUpdateQueue<InvoiceDetails>({
      send: async (body) => adopt(await client.call('saveBillingAddress', { path: path(), body }, saving())),
      onChange: noteSaving,
      isTemporary,
    }),
    shipping: createUpdateQueue<ShippingDetails | null>({
      async send(body) {
        if (body) adopt(await client.call('saveShippingAddress', { path: path(), body }, saving()));
        else adopt(await client.call('removeShippingAddress', { path: path() }, saving()));
      },
      onChange: noteSaving,
      isTemporary,
    }),
    comment: createUpdateQueue<string>({
      send: async (comment) =>
        void (await client.call('saveComment', { path: path(), body: { comment } }, saving())),
      onChange: noteSaving,
      isTemporary,
    }),
  };

  function noteSaving() {
    const all = Object.values(queues);
    const error = all.map((queue) => queue.error).find((reason) => reason instanceof Error) ?? null;
    state.setState({ isSaving: all.some((queue) => queue.busy), error });
    if (isOver(error)) void basket.load();
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
      if (isOver(error)) void basket.load();
      throw error;
    }
  }

  async function changeVoucher(operation: 'addVoucher' | 'removeVoucher', voucherCode: string) {
    try {
      const answer = await client.call(operation, { path: path(), query: { voucherCode } });
      adopt(answer);
      basket.adoptSummary(answer.summary, answer.basket);
    } catch (error) {
      if (isOver(error)) void basket.load();
      throw error;
    }
  }

  async function saveDetails() {
    for (const queue of Object.values(queues)) await queue.flush();
  }

  /** Saves what waits. The charge has to be the one that the shopper has seen. */
  async function saveForPayment() {
    await choices.done();
    const shown = basket.state.getState().summary?.total.amount;
    await saveDetails();
    await basket.load();
    const { summary, error } = basket.state.getState();
    if (error) throw error;
    if (summary?.total.amount !== shown) throw new ApiError(409, [{ code: 'TotalChanged', message: '' }]);
  }

  async function checkOut(urls: { returnUrl: string; cancelUrl: string }) {
    state.setState({ isPaying: true, error: null });
    try {
      await saveForPayment();
      const body = { ...urls, paymentProviderId: state.getState().paymentProvider ?? '' };
      const { data } = await client.call(
        'checkOutBasket',
        { path: path(), body },
        { idempotencyKey: crypto.randomUUID() },
      );
      redirect(data.url);
    } catch (error) {
      state.setState({ isPaying: false, error: error instanceof Error ? error : null });
      if (error instanceof ApiError && error.status < 500) void basket.load();
      throw error;
    }
  }

  let paying: { returnUrl: string; cancelUrl: string } | undefined;
  const payOnce = singleFlight(() => (paying ? checkOut(paying) : Promise.resolve()));

  return {
    state,
    async init() {
      const { token } = path();
      const before = state.getState();
      await choices.done();
      await saveDetails().catch(() => {});
      try {
        const saved = await client.call('getCheckout', { path: { token } });
        if (token !== path().token) return;
        const meanwhile = {
          before,
          now: state.getState(),
          unsaved: { ...queues, choices },
          notedPayment: notedPayment(storage, token),
        };
        state.setState({ ...takeOver(saved, meanwhile), hasLoaded: true, isPaying: false });
        noteSaving();
      } catch (error) {
        state.setState({
          hasLoaded: true,
          isPaying: false,
          error: error instanceof Error ? error : null,
        });
      }
    },
    saveNow() {
      isLeaving = true;
      for (const queue of Object.values(queues)) queue.flushNow();
      isLeaving = false;
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
    setPaymentProvider(paymentProvider) {
      state.setState({ paymentProvider });
      notePayment(storage, path().token, paymentProvider);
    },
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
