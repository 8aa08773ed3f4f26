import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { Succeeded } from '../../../../platform/contract/meta';
import { described } from '../../../../platform/contract/schema';
import type { Db } from '../../../../platform/database/database';
import { adminActor, changeRecorder, keyOf } from '../../../staff';
import type { StoresContext } from '../../../stores';
import type { WithdrawalChange } from '../change-withdrawal';
import { OrderWithdrawal } from '../contract';
import { findWithdrawalView } from '../withdrawal-view';

/** The answer of a step. */
export const changedWithdrawal = Type.Object({
  success: Succeeded,
  withdrawal: described(OrderWithdrawal, 'The withdrawal after the step'),
});

/** Takes a step of a request's withdrawal in one transaction, and reads the withdrawal after it. */
export async function takeStep(
  context: StoresContext,
  request: FastifyRequest,
  withdrawalId: string,
  step: (trx: Db, change: WithdrawalChange) => Promise<void>,
) {
  const caller = keyOf(request);
  const { storeId, name } = caller;
  const recordChange = changeRecorder(context, request);
  const change = {
    storeId,
    withdrawalId,
    actor: adminActor(caller),
    name,
    now: context.clock(),
    recordChange,
  };
  await context.db.transaction().execute((trx) => step(trx, change));
  const withdrawal = await findWithdrawalView(context.db, storeId, withdrawalId);
  if (!withdrawal) throw new Error(`There is no withdrawal ${withdrawalId}.`);
  return { success: true as const, withdrawal };
}
