import type { Parameters } from '@matchday/api-client';
import { createAtomState } from '../atom-state';
import { isOver } from '../basket/is-over';
import { createTurns } from '../turns';
import type { CheckoutDomain, CheckoutOptions } from './checkout-domain';
import { type CheckoutState, emptyCheckout, resetCheckout, type ShippingMethod } from './checkout-state';
import { createPayment } from './create-payment';
import { createDetailQueues } from './detail-queues';
import { notedPayment, notePayment } from './payment-choice';
import { chosenAmong, takeOver } from './saved-checkout';

/** The checkout of one page: its state and what can be done with it. */
export function createCheckout({ client, basket, storage, redirect }: CheckoutOptions): CheckoutDomain {
  const state = createAtomState<CheckoutState>(() => emptyCheckout);
  const path = () => ({ token: basket.state.getState().token });
  const choices = createTurns();

  function adopt({ shippingMethods }: { shippingMethods: readonly ShippingMethod[] }) {
    state.setState(
      choices.busy ? { availableShippingProviders: shippingMethods } : chosenAmong(shippingMethods),
    );
  }

  const queues = createDetailQueues({ client, path, adopt, onChange: noteSaving });

  function noteSaving() {
    const { busy, error } = queues;
    state.setState({ isSaving: busy, error });
    if (isOver(error)) void basket.load();
  }

  async function postChoice(body: Parameters<'chooseShipping'>['body']) {
    try {
      // What the server offers depends on the address, so it has to have what was typed.
      await queues.saveAddresses();
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

  const pay = createPayment({
    client,
    basket,
    redirect,
    state,
    settled: () => choices.done(),
    save: queues.save,
  });

  return {
    state,
    async init() {
      const { token } = path();
      const before = state.getState();
      await choices.done();
      await queues.save().catch(() => {});
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
      await queues.saveAddresses();
      const query = { zipCode };
      const answer = await client.call('findDropPoints', { path: { ...path(), shippingOptionId }, query });
      return answer.dropPoints;
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
