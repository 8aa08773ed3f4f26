import { Type } from 'typebox';
import type { App } from '../../../../platform/http/app';
import { declareErrors } from '../../../../platform/http/errors/declare-errors';
import { AdminHeaders, adminKeyErrors, adminKeySecurity, requireKey } from '../../../staff';
import type { StoresContext } from '../../../stores';
import { receiveErrors, receiveGoods } from '../change-withdrawal';
import { SeenVersion, WithdrawalParams } from '../contract';
import { changedWithdrawal, takeStep } from './take-step';

const maxLines = 100;

const ReceivedGoods = Type.Object(
  {
    version: SeenVersion,
    lines: Type.Array(
      Type.Object({
        lineId: Type.String({
          minLength: 1,
          maxLength: 100,
          description: 'Id of the order line',
          examples: ['1'],
        }),
        quantity: Type.Integer({ minimum: 1, maximum: 99, description: 'How many of the line came back' }),
        restock: Type.Boolean({ description: 'Whether to return them to stock' }),
      }),
      { minItems: 1, maxItems: maxLines, description: 'The goods that came back' },
    ),
  },
  { title: 'ReceivedGoods' },
);

export function receiveWithdrawal(app: App, context: StoresContext): void {
  const { errors, fail } = declareErrors(adminKeyErrors, receiveErrors);
  app.post(
    '/api/admin/withdrawals/:withdrawalId/receive',
    {
      onRequest: requireKey(fail, context, 'orders', 'shipping'),
      schema: {
        operationId: 'receiveWithdrawal',
        summary: 'Record the goods of a withdrawal as received',
        description:
          'By line and quantity, to stock or not. Goods can come in several parcels, also before somebody accepts the withdrawal. No more of a line comes back than was handed over.',
        repetition: 'The second call is refused with 409 `WithdrawalChanged`, and nothing is received twice.',
        tags: ['Admin'],
        security: adminKeySecurity,
        headers: AdminHeaders,
        params: WithdrawalParams,
        body: ReceivedGoods,
        errors,
        response: { 200: changedWithdrawal },
      },
    },
    async (request) => {
      const { version, lines } = request.body;
      return takeStep(context, request, request.params.withdrawalId, (trx, change) =>
        receiveGoods(fail, trx, { ...change, version }, lines),
      );
    },
  );
}
