import type { App } from '../../../../platform/http/app';
import { declareErrors } from '../../../../platform/http/errors/declare-errors';
import { limitErrors } from '../../../../platform/http/rate-limits/too-many-requests';
import type { StoresContext } from '../../../stores';
import { AdminHeaders, requireStaff, staffErrors, staffOf, staffSecurity } from '../../authorise';
import { limitLogins } from '../../login/limit-logins';
import { reauthenticationErrors, requireConfirmation } from '../../sessions/reauthentication';
import { StaffPasskeyCreation } from '../contract';
import { startAdding, startAddingErrors } from '../own-passkeys';

export function startStaffPasskey(app: App, context: StoresContext): void {
  const { errors, fail } = declareErrors(staffErrors, limitErrors, reauthenticationErrors, startAddingErrors);
  app.post(
    '/api/staff/me/passkeys/options',
    {
      onRequest: [requireStaff(fail, context), limitLogins(fail, context)],
      schema: {
        operationId: 'startStaffPasskey',
        summary: 'Start creating a passkey for the member',
        description:
          'Returns the options for `navigator.credentials.create()`. The session must be freshly confirmed with `reauthenticateStaff` or `reauthenticateStaffWithPasskey`, because a passkey logs in alone.',
        repetition:
          'Each call issues a challenge of its own. It expires after five minutes, or once it is answered.',
        tags: ['Staff'],
        security: staffSecurity,
        headers: AdminHeaders,
        errors,
        response: { 200: StaffPasskeyCreation },
      },
    },
    async (request, reply) => {
      requireConfirmation(fail, context, request);
      reply.header('cache-control', 'no-store');
      return { success: true as const, options: await startAdding(fail, context, staffOf(request)) };
    },
  );
}
