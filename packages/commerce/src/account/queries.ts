import type { ApiClient } from '@matchday/api-client';
import type { AuthDomain } from '../auth/create-auth';
import { listInvoices, listOrders, listPasskeys, listSessions, loadOrder } from './actions';

interface Asked {
  signal: AbortSignal;
}

/** A customer's data leaves the cache when no component shows it: another customer may log in next. */
const gcTime = 0;

/** A page of the customer's orders, from 1. */
export const ordersQuery = (client: ApiClient, page: number) => ({
  queryKey: ['account', 'orders', page],
  queryFn: ({ signal }: Asked) => listOrders(client, page, signal),
  gcTime,
});

/** One order of the customer. */
export const orderQuery = (client: ApiClient, orderId: string) => ({
  queryKey: ['account', 'order', orderId],
  queryFn: ({ signal }: Asked) => loadOrder(client, orderId, signal),
  gcTime,
});

/** The invoices and credit notes of one order. */
export const invoicesQuery = (client: ApiClient, orderId: string) => ({
  queryKey: ['account', 'invoices', orderId],
  queryFn: ({ signal }: Asked) => listInvoices(client, orderId, signal),
  gcTime,
});

/** The customer's sessions. */
export const sessionsQuery = (client: ApiClient) => ({
  queryKey: ['account', 'sessions'],
  queryFn: ({ signal }: Asked) => listSessions(client, signal),
  gcTime,
});

/** The customer's passkeys. */
export const passkeysQuery = (client: ApiClient) => ({
  queryKey: ['account', 'passkeys'],
  queryFn: ({ signal }: Asked) => listPasskeys(client, signal),
  gcTime,
});

/** Reads the logged-in user into the auth state; resolves to whether a user is logged in. */
export const userQuery = ({ loadUser, state }: Pick<AuthDomain, 'loadUser' | 'state'>) => ({
  queryKey: ['account', 'user'],
  queryFn: async () => {
    await loadUser();
    return state.getState().user !== null;
  },
  gcTime,
});
