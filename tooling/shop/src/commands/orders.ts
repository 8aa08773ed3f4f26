import Table from 'cli-table3';
import { type CommandContext, withKey } from '../credentials';

interface Order {
  id: string;
  orderNumber: string;
  status: string;
  placedAt: string;
  total: { amount: number; currency: string };
  billingAddress: { email: string };
}

/** A page of a store's orders as a table, newest first. */
export async function listOrders(
  context: CommandContext,
  { storeId, status, page }: { storeId: string; status: string | undefined; page: string },
): Promise<string> {
  const query = new URLSearchParams({ page, ...(status !== undefined && { status }) });
  const { orders } = await withKey(context, storeId, ['orders'], (api) =>
    api.call<{ orders: { items: Order[]; page: number; total: number } }>(
      'GET',
      `/api/admin/orders?${query.toString()}`,
    ),
  );
  const table = new Table({
    head: ['number', 'status', 'placed', 'total', 'shopper', 'id'],
    style: { head: [], border: [] },
  });
  for (const { orderNumber, status, placedAt, total, billingAddress, id } of orders.items)
    table.push([
      orderNumber,
      status,
      placedAt,
      `${total.amount} ${total.currency}`,
      billingAddress.email,
      id,
    ]);
  return `${table.toString()}\n${orders.total} in total, page ${orders.page}`;
}
