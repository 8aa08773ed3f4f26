import type { ApiClient } from '@matchday/api-client';
import { loadCheckout } from './actions';
import type { CheckoutDomain } from './checkout-domain';

/** The saved checkout of a basket. */
export const checkoutQuery = (client: ApiClient, token: string | null, isLoggedIn: () => boolean) => ({
  queryKey: ['checkout', 'saved', token],
  queryFn: ({ signal }: { signal: AbortSignal }) => loadCheckout(client, token, { isLoggedIn, signal }),
});

/** The drop points of a shipping method near a zip code; no call without one. */
export const dropPointsQuery = (
  { findDropPoints }: Pick<CheckoutDomain, 'findDropPoints'>,
  shippingOptionId: string,
  zipCode: string,
) => ({
  queryKey: ['checkout', 'dropPoints', shippingOptionId, zipCode],
  queryFn: () => findDropPoints(shippingOptionId, zipCode),
  enabled: zipCode !== '',
  // A suggested point is shown from the response that suggested it.
  staleTime: Number.POSITIVE_INFINITY,
  // Results depend on the latest address, so results for an earlier one are not shown.
  gcTime: 0,
});
