import { type Selectable, sql } from 'kysely';
import type { Database, Db } from '../../../platform/database/database';
import type { WithdrawalState } from './tables';

export type WithdrawalRow = Selectable<Database['withdrawals']>;
type Step = Selectable<Database['withdrawal_steps']>;

/** A withdrawal with its order's number and the customer's statement. */
export interface StatedWithdrawal extends WithdrawalRow {
  number: string | null;
  details: Record<string, unknown>;
}

interface Filter {
  state?: WithdrawalState;
  /** Beginnings of words of the order: its number, the customer or the goods. */
  search?: string;
}

function withStatements(db: Db, storeId: string) {
  return db
    .selectFrom('withdrawals as w')
    .innerJoin('orders as o', (join) =>
      join.onRef('o.store_id', '=', 'w.store_id').onRef('o.id', '=', 'w.order_id'),
    )
    .innerJoin('order_events as e', 'e.id', 'w.event_id')
    .selectAll('w')
    .select(['o.number', 'e.details'])
    .where('w.store_id', '=', storeId);
}

/** A page of a store's withdrawals, newest first, and the total count. */
export async function findWithdrawals(
  db: Db,
  storeId: string,
  { state, search }: Filter,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ withdrawals: StatedWithdrawal[]; total: number }> {
  const matches = sql<boolean>`exists (
    select from order_search s
    where s.store_id = w.store_id and s.order_id = w.order_id and s.words @@ search_query(${search ?? ''}))`;
  let counted = db.selectFrom('withdrawals as w').where('w.store_id', '=', storeId);
  let listed = withStatements(db, storeId);
  if (state) {
    counted = counted.where('w.state', '=', state);
    listed = listed.where('w.state', '=', state);
  }
  if (search !== undefined) {
    counted = counted.where(matches);
    listed = listed.where(matches);
  }
  const { total } = await counted
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const withdrawals = await listed
    .orderBy('w.declared_at', 'desc')
    .orderBy('w.id')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  return { total, withdrawals };
}

export async function findWithdrawal(
  db: Db,
  storeId: string,
  id: string,
): Promise<StatedWithdrawal | undefined> {
  return withStatements(db, storeId).where('w.id', '=', id).executeTakeFirst();
}

/** The withdrawals of an order, oldest first. */
export async function findWithdrawalsOf(
  db: Db,
  storeId: string,
  orderId: string,
): Promise<StatedWithdrawal[]> {
  return withStatements(db, storeId).where('w.order_id', '=', orderId).orderBy('w.event_id').execute();
}

/** Reads a withdrawal and locks it until the transaction ends. */
export async function lockWithdrawal(
  trx: Db,
  storeId: string,
  id: string,
): Promise<WithdrawalRow | undefined> {
  return trx
    .selectFrom('withdrawals')
    .selectAll()
    .where('store_id', '=', storeId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Writes the next step of a locked withdrawal. */
export async function insertStep(trx: Db, step: Step, refundId: string | null): Promise<void> {
  await trx
    .updateTable('withdrawals')
    .set({ state: step.state, version: step.version, ...(refundId !== null && { refund_id: refundId }) })
    .where('store_id', '=', step.store_id)
    .where('id', '=', step.withdrawal_id)
    .execute();
  await trx.insertInto('withdrawal_steps').values(step).execute();
}

/** The steps of a withdrawal, oldest first. */
export async function findSteps(db: Db, storeId: string, id: string): Promise<Step[]> {
  return db
    .selectFrom('withdrawal_steps')
    .selectAll()
    .where('store_id', '=', storeId)
    .where('withdrawal_id', '=', id)
    .orderBy('version')
    .execute();
}

/** Removes the names of staff from steps before the given time. */
export async function forgetNamesInSteps(db: Db, storeId: string, before: Date): Promise<void> {
  await db
    .updateTable('withdrawal_steps')
    .set({ actor_name: '' })
    .where('store_id', '=', storeId)
    .where('at', '<', before)
    .where('actor_name', '!=', '')
    .execute();
}
