import { Type } from 'typebox';
import type { App } from '../../../../platform/http/app';
import { declareErrors } from '../../../../platform/http/errors/declare-errors';
import { limitErrors } from '../../../../platform/http/rate-limits/too-many-requests';
import type { StoresContext } from '../../../stores';
import { AdminHeaders, requireStaff, staffErrors, staffOf, staffSecurity } from '../../authorise';
import { limitLogins } from '../../login/limit-logins';
import { confirmByPasskey } from '../confirm-by-passkey';
import { SignedByStaff } from '../contract';
import { passkeyLoginErrors } from '../log-in-by-passkey';

export function reauthenticateStaffWithPasskey(app: App, context: StoresContext): void {
  const { errors, fail } = declareErrors(staffErrors, limitErrors, passkeyLoginErrors);
  app.post(
    '/api/staff/re-authenticate/passkey',
    {
      onRequest: [requireStaff(fail, context), limitLogins(fail, context)],
      schema: {
        operationId: 'reauthenticateStaffWithPasskey',
        summary: 'Prove the second factor again with a passkey',
        description:
          'For ten minutes, the session counts as freshly confirmed, as after `reauthenticateStaff`. Only a passkey of the member of the session can sign the challenge.',
        repetition: 'A challenge is answered once, so a repetition is refused.',
        tags: ['Staff'],
        security: staffSecurity,
        headers: AdminHeaders,
        body: SignedByStaff,
        errors,
        response: { 204: Type.Null({ description: 'The session is confirmed' }) },
      },
    },
    async (request, reply) => {
      await confirmByPasskey(fail, context, staffOf(request), request.body.credential);
      return reply.status(204).send(null);
    },
  );
}
