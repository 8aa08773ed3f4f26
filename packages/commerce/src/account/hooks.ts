import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useAuth } from '../auth/hooks';
import { useCommerce } from '../commerce-provider';
import { queryClientOf } from '../query-client';
import { type Account, createAccount } from './create-account';
import { invoicesQuery, orderQuery, ordersQuery, passkeysQuery, sessionsQuery, userQuery } from './queries';

/** The actions on the logged-in customer's account. */
export function useAccount(): Account {
  const { client, auth } = useCommerce();
  return useMemo(() => createAccount({ client, auth }), [client, auth]);
}

/** A page of the customer's orders, from 1. */
export function useOrders(page: number) {
  const commerce = useCommerce();
  return useQuery(ordersQuery(commerce.client, page), queryClientOf(commerce));
}

/** One order of the customer. */
export function useOrder(orderId: string) {
  const commerce = useCommerce();
  return useQuery(orderQuery(commerce.client, orderId), queryClientOf(commerce));
}

/** The invoices and credit notes of one order. */
export function useInvoices(orderId: string) {
  const commerce = useCommerce();
  return useQuery(invoicesQuery(commerce.client, orderId), queryClientOf(commerce));
}

/** The customer's sessions. */
export function useSessions() {
  const commerce = useCommerce();
  return useQuery(sessionsQuery(commerce.client), queryClientOf(commerce));
}

/** The customer's passkeys. */
export function usePasskeys() {
  const commerce = useCommerce();
  return useQuery(passkeysQuery(commerce.client), queryClientOf(commerce));
}

/** The logged-in user: the cached one at once, then the current one from the API. */
export function useUser() {
  const commerce = useCommerce();
  const user = useAuth((state) => state.user);
  const { isError, refetch } = useQuery(userQuery(commerce.auth), queryClientOf(commerce));
  return { user, isError: isError && !user, refetch };
}
