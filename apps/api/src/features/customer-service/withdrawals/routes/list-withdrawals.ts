import { Type } from 'typebox';
import { Meta, ok } from '../../../../platform/contract/meta';
import { defaultPageSize, pageOf, paging } from '../../../../platform/contract/pages';
import { described, freeText } from '../../../../platform/contract/schema';
import type { App } from '../../../../platform/http/app';
import { declareErrors } from '../../../../platform/http/errors/declare-errors';
import { AdminHeaders, adminKeyErrors, adminKeySecurity, keyOf, requireKey } from '../../../staff';
import type { StoresContext } from '../../../stores';
import { ListedWithdrawal, WithdrawalState } from '../contract';
import { findWithdrawals } from '../queries';
import { toListedWithdrawal } from '../withdrawal-view';

export function listWithdrawals(app: App, context: StoresContext): void {
  const { errors, fail } = declareErrors(adminKeyErrors);
  app.get(
    '/api/admin/withdrawals',
    {
      onRequest: requireKey(fail, context, 'orders', 'shipping'),
      schema: {
        operationId: 'listWithdrawals',
        summary: 'List the withdrawals that customers declared, newest first',
        description:
          'A statement that matches no order is not in this list: it is a message of a customer, see `listMessages`.',
        tags: ['Admin'],
        security: adminKeySecurity,
        headers: AdminHeaders,
        querystring: Type.Object({
          state: Type.Optional(described(WithdrawalState, 'Only withdrawals in this state')),
          search: Type.Optional({
            ...freeText(100),
            description:
              'Only withdrawals whose order has all of these words, or words that begin with them: see `listOrders`',
            examples: ['freja lund'],
          }),
          ...paging,
        }),
        errors,
        response: {
          200: Type.Object({
            meta: Meta,
            withdrawals: pageOf(ListedWithdrawal, 'WithdrawalList', 'A page of the withdrawals'),
          }),
        },
      },
    },
    async (request) => {
      const { state, search = '', page = 1, pageSize = defaultPageSize } = request.query;
      const { withdrawals, total } = await findWithdrawals(
        context.db,
        keyOf(request).storeId,
        { ...(state && { state }), ...(search.trim() !== '' && { search }) },
        { page, pageSize },
      );
      return {
        meta: ok,
        withdrawals: { items: withdrawals.map(toListedWithdrawal), page, pageSize, total },
      };
    },
  );
}
