import { Type } from 'typebox';
import type { App } from '../../../../platform/http/app';
import { declareErrors } from '../../../../platform/http/errors/declare-errors';
import { AdminHeaders, adminKeyErrors, adminKeySecurity, requireKey } from '../../../staff';
import type { StoresContext } from '../../../stores';
import { acceptWithdrawal as accept, acceptErrors } from '../change-withdrawal';
import { SeenVersion, WithdrawalParams } from '../contract';
import { changedWithdrawal, takeStep } from './take-step';

export function acceptWithdrawal(app: App, context: StoresContext): void {
  const { errors, fail } = declareErrors(adminKeyErrors, acceptErrors);
  app.post(
    '/api/admin/withdrawals/:withdrawalId/accept',
    {
      onRequest: requireKey(fail, context, 'orders'),
      schema: {
        operationId: 'acceptWithdrawal',
        summary: 'Accept a withdrawal',
        description:
          'Says that the store waits for the goods. The customer gets no mail: the confirmation of receipt already says what comes next.',
        repetition: 'The second call is refused with 409 `WithdrawalAccepted`, which names who was first.',
        tags: ['Admin'],
        security: adminKeySecurity,
        headers: AdminHeaders,
        params: WithdrawalParams,
        body: Type.Object({ version: SeenVersion }, { title: 'WithdrawalAcceptance' }),
        errors,
        response: { 200: changedWithdrawal },
      },
    },
    async (request) =>
      takeStep(context, request, request.params.withdrawalId, (trx, change) =>
        accept(fail, trx, { ...change, version: request.body.version }),
      ),
  );
}
