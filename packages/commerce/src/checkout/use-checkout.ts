import { useStore } from 'zustand';
import { useCommerce } from '../commerce-provider';
import type { CheckoutState } from './checkout-state';
import type { CheckoutActions } from './create-checkout';

/** A part of the checkout's state; the component renders again when that part changes. */
export function useCheckout<T>(select: (state: CheckoutState) => T): T {
  return useStore(useCommerce().checkout.state, select);
}

/** What can be done in the checkout. */
export function useCheckoutActions(): CheckoutActions {
  return useCommerce().checkout;
}
