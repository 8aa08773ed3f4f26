import { passkeysUnavailableErrors } from '../../../../platform/accounts/passkeys/relying-party';
import type { App } from '../../../../platform/http/app';
import { declareErrors } from '../../../../platform/http/errors/declare-errors';
import { limitErrors } from '../../../../platform/http/rate-limits/too-many-requests';
import type { StoresContext } from '../../../stores';
import { AdminHeaders, requireStaff, staffErrors, staffOf, staffSecurity } from '../../authorise';
import { limitLogins } from '../../login/limit-logins';
import { confirmationOptions } from '../confirm-by-passkey';
import { StaffPasskeyRequest } from '../contract';

export function startStaffConfirmation(app: App, context: StoresContext): void {
  const { errors, fail } = declareErrors(staffErrors, limitErrors, passkeysUnavailableErrors);
  app.post(
    '/api/staff/re-authenticate/passkey/options',
    {
      onRequest: [requireStaff(fail, context), limitLogins(fail, context)],
      schema: {
        operationId: 'startStaffConfirmation',
        summary: 'Start proving the second factor again with a passkey',
        description: 'Returns the options for `navigator.credentials.get()`.',
        repetition:
          'Each call issues a challenge of its own. It expires after five minutes, or once it is answered.',
        tags: ['Staff'],
        security: staffSecurity,
        headers: AdminHeaders,
        errors,
        response: { 200: StaffPasskeyRequest },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return { success: true as const, options: await confirmationOptions(fail, context, staffOf(request)) };
    },
  );
}
