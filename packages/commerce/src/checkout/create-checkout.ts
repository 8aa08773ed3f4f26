import { MutationObserver } from '@tanstack/query-core';
import { createAtomState } from '../atom-state';
import { isBasketClosed } from '../basket/is-basket-closed';
import { createQueryClient } from '../query-client';
import { loadDropPoints } from './actions';
import { createDetailsAutosave } from './autosave-details';
import type { CheckoutDomain, CheckoutOptions } from './checkout-domain';
import { type CheckoutState, emptyCheckout, resetCheckout, type ShippingMethod } from './checkout-state';
import { createPayment } from './create-payment';
import { chooseShippingKey, chooseShippingMutation, voucherMutation } from './mutations';
import { recordedPayment, recordPayment } from './payment-choice';
import { checkoutQuery } from './queries';
import { chosenAmong, takeOver } from './saved-checkout';

/** Creates the checkout of one page: its state and its actions. */
export function createCheckout({
  client,
  basket,
  storage,
  redirect,
  queries = createQueryClient(),
}: CheckoutOptions): CheckoutDomain {
  const state = createAtomState<CheckoutState>(() => emptyCheckout);
  const token = () => basket.state.getState().token;
  const path = () => ({ token: token() });
  const choices = {
    latest: Promise.resolve<unknown>(undefined),
    get busy() {
      return queries.isMutating({ mutationKey: chooseShippingKey }) > 0;
    },
  };

  function adopt({ shippingMethods }: { shippingMethods: readonly ShippingMethod[] }) {
    state.setState(
      choices.busy ? { availableShippingProviders: shippingMethods } : chosenAmong(shippingMethods),
    );
  }

  const queues = createDetailsAutosave({ client, path, adopt, onChange: updateSaving });
  const changes = { client, token };
  const choosing = new MutationObserver(
    queries,
    chooseShippingMutation({ ...changes, queries, saveAddresses: queues.saveAddresses }),
  );
  const vouchers = new MutationObserver(queries, voucherMutation(changes));

  function updateSaving() {
    const { busy, error } = queues;
    state.setState({ isSaving: busy, error });
    if (isBasketClosed(error)) void basket.load();
  }

  async function changeVoucher(operation: 'addVoucher' | 'removeVoucher', voucherCode: string) {
    try {
      const answer = await vouchers.mutate({ operation, voucherCode });
      adopt(answer);
      basket.adoptSummary(answer.summary, answer.basket);
    } catch (error) {
      if (isBasketClosed(error)) void basket.load();
      throw error;
    }
  }

  const pay = createPayment({
    client,
    basket,
    redirect,
    state,
    settled: async () => void (await choices.latest),
    save: queues.save,
  });

  return {
    state,
    async init() {
      const asked = token();
      const before = state.getState();
      await choices.latest;
      await queues.save().catch(() => {});
      try {
        const query = checkoutQuery(client, asked);
        // The response of an earlier read may not include later saves.
        void queries.cancelQueries(query, { silent: true });
        const saved = await queries.fetchQuery(query);
        if (asked !== token()) return;
        const meanwhile = {
          before,
          now: state.getState(),
          unsaved: { ...queues, choices },
          recordedPayment: recordedPayment(storage, asked),
        };
        state.setState({ ...takeOver(saved, meanwhile), hasLoaded: true, isPaying: false });
        updateSaving();
      } catch (error) {
        state.setState({
          hasLoaded: true,
          isPaying: false,
          error: error instanceof Error ? error : null,
        });
      }
    },
    saveNow: queues.saveNow,
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
      recordPayment(storage, token(), paymentProvider);
    },
    async chooseShipping(shippingMethodId, droppoint, customZipCode) {
      state.setState({ shippingProvider: shippingMethodId, droppoint, error: null });
      const body = {
        shippingMethodId,
        dropPointId: droppoint?.id ?? null,
        customZipCode: customZipCode ?? null,
      };
      const choice = choosing.mutate(body);
      choices.latest = choice.catch(() => {});
      try {
        const answer = await choice;
        if (!answer) return;
        adopt(answer);
        basket.adoptSummary(answer.summary);
      } catch (error) {
        state.setState({ error: error instanceof Error ? error : null });
        if (isBasketClosed(error)) void basket.load();
        throw error;
      }
    },
    async findDropPoints(shippingOptionId, zipCode) {
      await queues.saveAddresses();
      return loadDropPoints(client, token(), { shippingOptionId, zipCode });
    },
    addVoucher: (voucherCode) => changeVoucher('addVoucher', voucherCode),
    removeVoucher: (voucherCode) => changeVoucher('removeVoucher', voucherCode),
    pay,
    reset() {
      queues.clear();
      state.setState(resetCheckout(state.getState()));
    },
  };
}
