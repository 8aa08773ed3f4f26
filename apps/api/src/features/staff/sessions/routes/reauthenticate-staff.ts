import { Type } from 'typebox';
import type { App } from '../../../../platform/http/app';
import { declareErrors } from '../../../../platform/http/errors/declare-errors';
import { limitErrors } from '../../../../platform/http/rate-limits/too-many-requests';
import type { StoresContext } from '../../../stores';
import { AdminHeaders, requireStaff, staffErrors, staffOf, staffSecurity } from '../../authorise';
import { StaffConfirmation } from '../../login/contract';
import { confirmSession } from '../confirm-session';

export function reauthenticateStaff(app: App, context: StoresContext): void {
  const { errors, fail } = declareErrors(staffErrors, limitErrors, { 400: ['StaffCodeWrong'] });
  app.post(
    '/api/staff/re-authenticate',
    {
      onRequest: requireStaff(fail, context),
      schema: {
        operationId: 'reauthenticateStaff',
        summary: 'Prove the second factor again',
        description:
          'For ten minutes, the session counts as freshly confirmed. Changes of staff and refunds above the amount that the store sets are refused with 403 `ReauthenticationRequired` otherwise. A login counts, too.',
        repetition: 'A code works once, so a repetition with the same code is refused.',
        tags: ['Staff'],
        security: staffSecurity,
        headers: AdminHeaders,
        body: StaffConfirmation,
        errors,
        response: { 204: Type.Null({ description: 'The session is confirmed' }) },
      },
    },
    async (request, reply) => {
      await confirmSession(fail, context, staffOf(request), {
        code: request.body.code,
        culture: request.headers.culture ?? 'en',
      });
      return reply.status(204).send(null);
    },
  );
}
