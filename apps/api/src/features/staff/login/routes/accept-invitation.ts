import type { App } from '../../../../platform/http/app';
import { declareErrors } from '../../../../platform/http/errors/declare-errors';
import { limitErrors } from '../../../../platform/http/rate-limits/too-many-requests';
import type { StoresContext } from '../../../stores';
import { acceptInvitationOf } from '../accept-invitation';
import { InvitationAcceptance, StaffHeaders, StaffLoginStarted } from '../contract';
import { limitLogins, namedStore } from '../limit-logins';

export function acceptInvitation(app: App, context: StoresContext): void {
  const { errors, fail } = declareErrors(limitErrors, { 400: ['InvalidToken', 'PasswordTooCommon'] });
  app.post(
    '/api/staff/invitations/accept',
    {
      onRequest: limitLogins(fail, context),
      schema: {
        operationId: 'acceptInvitation',
        summary: 'Accept an invitation to the staff of a store',
        description:
          'Sets the password and begins the first login, as `logInStaff` does. The link of the invitation works once and for 72 hours. Passwords follow the rules of `register`.',
        repetition:
          'The token works once, so a repetition is refused; the password can already be used to log in.',
        tags: ['Staff'],
        headers: StaffHeaders,
        body: InvitationAcceptance,
        errors,
        response: { 200: StaffLoginStarted },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return acceptInvitationOf(fail, context, { ...namedStore(request), ...request.body });
    },
  );
}
