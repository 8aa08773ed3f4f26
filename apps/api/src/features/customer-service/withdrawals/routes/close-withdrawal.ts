import { Type } from 'typebox';
import type { App } from '../../../../platform/http/app';
import { declareErrors } from '../../../../platform/http/errors/declare-errors';
import { AdminHeaders, adminKeyErrors, adminKeySecurity, requireKey } from '../../../staff';
import type { StoresContext } from '../../../stores';
import { closeWithdrawal as close, stepErrors } from '../change-withdrawal';
import { SeenVersion, WithdrawalParams } from '../contract';
import { changedWithdrawal, takeStep } from './take-step';

export function closeWithdrawal(app: App, context: StoresContext): void {
  const { errors, fail } = declareErrors(adminKeyErrors, stepErrors);
  app.post(
    '/api/admin/withdrawals/:withdrawalId/close',
    {
      onRequest: requireKey(fail, context, 'orders'),
      schema: {
        operationId: 'closeWithdrawal',
        summary: 'Close a withdrawal without a refund',
        description:
          'For a statement that was made twice, or that the customer took back. The customer gets no mail.',
        repetition: 'The second call is refused with 409 `WithdrawalFinished`.',
        tags: ['Admin'],
        security: adminKeySecurity,
        headers: AdminHeaders,
        params: WithdrawalParams,
        body: Type.Object(
          {
            version: SeenVersion,
            reason: Type.String({
              minLength: 1,
              maxLength: 500,
              pattern: '^[^\\u0000]*$',
              description: 'The reason, shown in the order history',
              examples: ['Declared twice'],
            }),
          },
          { title: 'WithdrawalClosing' },
        ),
        errors,
        response: { 200: changedWithdrawal },
      },
    },
    async (request) => {
      const { version, reason } = request.body;
      return takeStep(context, request, request.params.withdrawalId, (trx, change) =>
        close(fail, trx, { ...change, version }, reason),
      );
    },
  );
}
