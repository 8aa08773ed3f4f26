import type { Db } from '../../../platform/database/database';
import { findReturnsOf } from '../../orders';
import type { ListedWithdrawal, OrderWithdrawal } from './contract';
import { findSteps, findWithdrawal, findWithdrawalsOf, type StatedWithdrawal } from './queries';

export function toListedWithdrawal(row: StatedWithdrawal): ListedWithdrawal {
  const { name, email, goods } = row.details;
  return {
    id: row.id,
    state: row.state,
    version: row.version,
    orderId: row.order_id,
    orderNumber: row.number ?? '',
    name: textOf(name),
    email: textOf(email),
    goods: textOf(goods),
    declaredAt: row.declared_at.toISOString(),
  };
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A withdrawal with what staff did; undefined if the store has no such withdrawal. */
export async function findWithdrawalView(
  db: Db,
  storeId: string,
  id: string,
): Promise<OrderWithdrawal | undefined> {
  const row = await findWithdrawal(db, storeId, id);
  if (!row) return undefined;
  const returns = await findReturnsOf(db, storeId, row.order_id);
  return {
    ...toListedWithdrawal(row),
    refundId: row.refund_id,
    steps: (await findSteps(db, storeId, id)).map(({ state, actor_name, at }) => ({
      state,
      by: actor_name,
      at: at.toISOString(),
    })),
    returns: returns.filter(({ withdrawalId }) => withdrawalId === id),
  };
}

/** The withdrawals of an order, oldest first. */
export async function listWithdrawalsOf(
  db: Db,
  { storeId, orderId }: { storeId: string; orderId: string },
): Promise<ListedWithdrawal[]> {
  return (await findWithdrawalsOf(db, storeId, orderId)).map(toListedWithdrawal);
}
