import type { components } from '@matchday/api-client';
import { api, dataOf } from '../api/api';
import type { Resource } from '../api/resource';

type Schemas = components['schemas'];
export type Order = Schemas['Order'];
export type OrderLine = Schemas['OrderLine'];
export type OrderStatus = Schemas['OrderStatus'];

/** An order with its history, payment and refunds. */
export type OrderRecord = Awaited<ReturnType<typeof readOrder>>;

export const orderStatuses = ['Open', 'Confirmed', 'Complete', 'Cancelled'] as const;

export const orders: Resource = {
  async getList({ pagination: { page, perPage } = { page: 1, perPage: 25 }, filter, signal }) {
    const { status, since, search } = filter as { status?: OrderStatus; since?: string; search?: string };
    const query = {
      page,
      pageSize: perPage,
      ...(status && { status }),
      ...(since && { since: new Date(since).toISOString() }),
      ...(search?.trim() && { search: search.trim() }),
    };
    const { orders } = dataOf(await api.GET('/api/admin/orders', { params: { query }, signal }));
    return { data: orders.items, total: orders.total };
  },
  getOne: readOrder,
};

async function readOrder(orderId: string) {
  const found = dataOf(await api.GET('/api/admin/orders/{orderId}', { params: { path: { orderId } } }));
  const { order, history, payment, refunds, returns, withdrawals } = found;
  return { id: order.id, order, history, payment, refunds, returns, withdrawals };
}
