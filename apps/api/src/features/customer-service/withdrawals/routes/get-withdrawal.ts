import { Type } from 'typebox';
import { Meta, ok } from '../../../../platform/contract/meta';
import { described } from '../../../../platform/contract/schema';
import type { App } from '../../../../platform/http/app';
import { declareErrors } from '../../../../platform/http/errors/declare-errors';
import { AdminHeaders, adminKeyErrors, adminKeySecurity, keyOf, requireKey } from '../../../staff';
import type { StoresContext } from '../../../stores';
import { OrderWithdrawal, WithdrawalParams } from '../contract';
import { findWithdrawalView } from '../withdrawal-view';

export function getWithdrawal(app: App, context: StoresContext): void {
  const { errors, fail } = declareErrors(adminKeyErrors, { 404: ['UnknownWithdrawal'] });
  app.get(
    '/api/admin/withdrawals/:withdrawalId',
    {
      onRequest: requireKey(fail, context, 'orders', 'shipping'),
      schema: {
        operationId: 'getWithdrawal',
        summary: 'Get a withdrawal with what staff did',
        description: 'Names who took each step, and the goods that came back.',
        tags: ['Admin'],
        security: adminKeySecurity,
        headers: AdminHeaders,
        params: WithdrawalParams,
        errors,
        response: {
          200: Type.Object({ meta: Meta, withdrawal: described(OrderWithdrawal, 'The withdrawal') }),
        },
      },
    },
    async (request) => {
      const { storeId } = keyOf(request);
      const withdrawal = await findWithdrawalView(context.db, storeId, request.params.withdrawalId);
      return withdrawal ? { meta: ok, withdrawal } : fail('UnknownWithdrawal', {}, 'withdrawalId');
    },
  );
}
