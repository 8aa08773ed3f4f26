import type { Db } from '../../../platform/database/database';
import type { CodeOf, Fail } from '../../../platform/http/errors/declare-errors';
import { type Actor, actorName, recordOrderEvent, returnErrors, returnGoods } from '../../orders';
import type { RecordChange } from '../../staff';
import { findSteps, insertStep, lockWithdrawal, type WithdrawalRow } from './queries';
import type { WithdrawalState } from './tables';

/** Who takes a step, and what for. */
export interface WithdrawalChange {
  storeId: string;
  withdrawalId: string;
  actor: Actor;
  /** The name of the caller, for whoever comes later. */
  name: string;
  now: Date;
  recordChange: RecordChange;
}

interface SeenChange extends WithdrawalChange {
  /** The version that the caller has read. */
  version: number;
}

/** Errors of {@link openWithdrawal}. */
export const openErrors = { 404: ['UnknownWithdrawal'], 409: ['WithdrawalFinished'] } as const;
/** Errors of steps that name the version they are based on. */
export const stepErrors = { 404: openErrors[404], 409: [...openErrors[409], 'WithdrawalChanged'] } as const;
export const acceptErrors = {
  404: openErrors[404],
  409: [...stepErrors[409], 'WithdrawalAccepted'],
} as const;
export const receiveErrors = {
  404: [...openErrors[404], ...returnErrors[404]],
  409: [...stepErrors[409], ...returnErrors[409]],
} as const;

const finished: ReadonlySet<WithdrawalState> = new Set(['refunded', 'closed']);

/** Locks a withdrawal that is neither refunded nor closed. */
export async function openWithdrawal(
  fail: Fail<CodeOf<typeof openErrors>>,
  trx: Db,
  { storeId, withdrawalId }: Pick<WithdrawalChange, 'storeId' | 'withdrawalId'>,
): Promise<WithdrawalRow> {
  const withdrawal = await lockWithdrawal(trx, storeId, withdrawalId);
  if (!withdrawal) return fail('UnknownWithdrawal', {}, 'withdrawalId');
  if (finished.has(withdrawal.state))
    return fail('WithdrawalFinished', { name: await lastName(trx, withdrawal) }, 'withdrawalId');
  return withdrawal;
}

/** Locks an open withdrawal of which the caller has read the last version. */
async function seenWithdrawal(
  fail: Fail<CodeOf<typeof stepErrors>>,
  trx: Db,
  change: SeenChange,
): Promise<WithdrawalRow> {
  const withdrawal = await openWithdrawal(fail, trx, change);
  if (withdrawal.version !== change.version)
    return fail('WithdrawalChanged', { name: await lastName(trx, withdrawal) }, 'version');
  return withdrawal;
}

async function lastName(trx: Db, { store_id, id }: WithdrawalRow): Promise<string> {
  const steps = await findSteps(trx, store_id, id);
  return steps.at(-1)?.actor_name ?? '';
}

/** Accepts, in the caller's transaction, a withdrawal that nobody has accepted. */
export async function acceptWithdrawal(
  fail: Fail<CodeOf<typeof acceptErrors>>,
  trx: Db,
  change: SeenChange,
): Promise<void> {
  const found = await openWithdrawal(fail, trx, change);
  if (found.state !== 'declared')
    return fail('WithdrawalAccepted', { name: await lastName(trx, found) }, 'withdrawalId');
  const withdrawal = await seenWithdrawal(fail, trx, change);
  await recordStep(trx, withdrawal, change, { state: 'accepted', event: 'WithdrawalAccepted' });
}

/** Records, in the caller's transaction, that goods of a withdrawal came back. They can come in several parcels. */
export async function receiveGoods(
  fail: Fail<CodeOf<typeof receiveErrors>>,
  trx: Db,
  change: SeenChange,
  lines: readonly { lineId: string; quantity: number; restock: boolean }[],
): Promise<void> {
  const withdrawal = await seenWithdrawal(fail, trx, change);
  const { storeId, withdrawalId, actor, now } = change;
  const orderId = withdrawal.order_id;
  const cause = { withdrawalId };
  await returnGoods(fail, trx, { storeId, orderId, lines, cause, actor, now, field: 'lines' });
  await recordStep(trx, withdrawal, change, { state: 'received', after: { lines } });
}

/** Closes, in the caller's transaction, a withdrawal without a refund. The reason stays in the order's history. */
export async function closeWithdrawal(
  fail: Fail<CodeOf<typeof stepErrors>>,
  trx: Db,
  change: SeenChange,
  reason: string,
): Promise<void> {
  const withdrawal = await seenWithdrawal(fail, trx, change);
  await recordStep(trx, withdrawal, change, {
    state: 'closed',
    event: 'WithdrawalClosed',
    details: { reason },
  });
}

/** Records, in the transaction of a refund, that it settles a locked withdrawal. */
export async function settleWithdrawal(
  trx: Db,
  withdrawal: WithdrawalRow,
  change: WithdrawalChange,
  refundId: string,
): Promise<void> {
  await recordStep(trx, withdrawal, change, { state: 'refunded', refundId, after: { refund: refundId } });
}

interface Step {
  state: WithdrawalState;
  /** The type of the event in the order's history; none if another event says it. */
  event?: string;
  details?: Record<string, unknown>;
  refundId?: string;
  /** What the audit log keeps besides the state. */
  after?: Record<string, unknown>;
}

async function recordStep(
  trx: Db,
  { store_id: storeId, id, order_id: orderId, ...withdrawal }: WithdrawalRow,
  { actor, name, now, recordChange }: WithdrawalChange,
  { state, event, details = {}, refundId, after = {} }: Step,
): Promise<void> {
  const step = { store_id: storeId, withdrawal_id: id, version: withdrawal.version + 1, state, at: now };
  await insertStep(trx, { ...step, actor: actorName(actor), actor_name: name }, refundId ?? null);
  if (event) {
    const more = { withdrawal: id, ...details };
    await recordOrderEvent(trx, { storeId, orderId, type: event, actor: actorName(actor), details: more });
  }
  await recordChange(trx, {
    target: { kind: 'withdrawal', id },
    before: { state: withdrawal.state },
    after: { state, ...after },
  });
}
