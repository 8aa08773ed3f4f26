import { useQuery } from '@tanstack/react-query';
import { type Commerce, useCommerce } from '../commerce-provider';
import { queryClientOf } from '../query-client';
import { useAtomState } from '../use-atom-state';
import type { CheckoutActions, CheckoutDomain } from './checkout-domain';
import type { CheckoutState } from './checkout-state';
import { createCheckout } from './create-checkout';
import { dropPointsQuery } from './queries';

const checkouts = new WeakMap<Commerce, CheckoutDomain>();

/** The checkout of the page's commerce. It is created on first use, so that other pages do not load it. */
function useCheckoutDomain(): CheckoutDomain {
  const commerce = useCommerce();
  const known = checkouts.get(commerce);
  if (known) return known;
  const { auth, client, basket, storage } = commerce;
  const made = createCheckout({
    client,
    basket,
    storage,
    isLoggedIn: () => auth.state.getState().isLoggedIn === true,
    redirect: (url) => location.assign(url),
    queries: queryClientOf(commerce),
  });
  checkouts.set(commerce, made);
  return made;
}

/** A part of the checkout's state; the component renders again when that part changes. */
export function useCheckout<T>(select: (state: CheckoutState) => T): T {
  return useAtomState(useCheckoutDomain().state, select);
}

/** The actions of the checkout. */
export function useCheckoutActions(): CheckoutActions {
  return useCheckoutDomain();
}

/** The drop points of a shipping method near a zip code. */
export function useDropPoints(shippingOptionId: string, zipCode: string) {
  const options = dropPointsQuery(useCheckoutDomain(), shippingOptionId, zipCode);
  return useQuery(options, queryClientOf(useCommerce()));
}
