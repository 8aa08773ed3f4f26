import type { ApiClient, components } from '@matchday/api-client';

type Schemas = components['schemas'];
export type OrderList = Schemas['OrderList'];
export type Session = Schemas['Session'];
export type Passkey = Schemas['Passkey'];
export type OrderListItem = Schemas['OrderListItem'];
export type Invoice = Schemas['Invoice'];

/** Number of orders on a page of the order history. */
export const orderPageSize = 10;

/** A page of the customer's orders, from 1, the newest first. @throws ApiError */
export async function listOrders(client: ApiClient, page: number, signal?: AbortSignal): Promise<OrderList> {
  const query = { page, pageSize: orderPageSize };
  const { orders } = await client.call('listMyOrders', { query }, { signal });
  return orders;
}

/** One order of the customer. @throws ApiError */
export async function loadOrder(
  client: ApiClient,
  orderId: string,
  signal?: AbortSignal,
): Promise<Schemas['Order']> {
  const { order } = await client.call('getMyOrder', { path: { orderId } }, { signal });
  return order;
}

/** The invoices and credit notes of one of the customer's orders, oldest first. @throws ApiError */
export async function listInvoices(
  client: ApiClient,
  orderId: string,
  signal?: AbortSignal,
): Promise<Invoice[]> {
  const { invoices } = await client.call('listMyInvoices', { path: { orderId } }, { signal });
  return invoices;
}

/** The customer's sessions, the last used first. @throws ApiError */
export async function listSessions(client: ApiClient, signal?: AbortSignal): Promise<Session[]> {
  const { sessions } = await client.call('listMySessions', {}, { signal });
  return sessions;
}

/** The customer's passkeys, the oldest first. @throws ApiError */
export async function listPasskeys(client: ApiClient, signal?: AbortSignal): Promise<Passkey[]> {
  const { passkeys } = await client.call('listMyPasskeys', {}, { signal });
  return passkeys;
}
