import type { ApiClient } from '@matchday/api-client';
import { loadCheckout } from './actions';
import type { CheckoutDomain } from './checkout-domain';

/** What was saved of the checkout of a basket. */
export const checkoutQuery = (client: ApiClient, token: string | null) => ({
  queryKey: ['checkout', 'saved', token],
  queryFn: ({ signal }: { signal: AbortSignal }) => loadCheckout(client, token, signal),
});

/** The drop points of a shipping method near a zip code; none are asked for without one. */
export const dropPointsQuery = (
  { findDropPoints }: Pick<CheckoutDomain, 'findDropPoints'>,
  shippingOptionId: string,
  zipCode: string,
) => ({
  queryKey: ['checkout', 'dropPoints', shippingOptionId, zipCode],
  queryFn: () => findDropPoints(shippingOptionId, zipCode),
  enabled: zipCode !== '',
  // The address that was typed last decides, so nothing is shown that was found for an earlier one.
  gcTime: 0,
});
