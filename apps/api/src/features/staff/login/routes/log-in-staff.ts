import type { App } from '../../../../platform/http/app';
import { declareErrors } from '../../../../platform/http/errors/declare-errors';
import { limitErrors } from '../../../../platform/http/rate-limits/too-many-requests';
import type { StoresContext } from '../../../stores';
import { StaffCredentials, StaffHeaders, StaffLoginStarted } from '../contract';
import { limitLogins, namedStore } from '../limit-logins';
import { logInByPassword } from '../log-in-by-password';

export function logInStaff(app: App, context: StoresContext): void {
  const { errors, fail } = declareErrors(limitErrors, { 401: ['StaffCredentialsWrong'] });
  app.post(
    '/api/staff/login',
    {
      onRequest: limitLogins(fail, context),
      schema: {
        operationId: 'logInStaff',
        summary: 'Log in a member of staff: the password',
        description:
          'A second factor ends the login: `confirmStaffLogin` with a code, or `logInStaffWithPasskey`. A member without one first adds an authenticator with `enrolStaffTotp`, or a passkey with `startStaffPasskeyEnrolment`. The answer is the same, after the same time, whether the store, the account or the password is wrong. After several wrong passwords, the client waits before its next attempt on that account (429 with `Retry-After`).',
        repetition:
          'Each call begins a login of its own, which ends after ten minutes without a second factor.',
        tags: ['Staff'],
        headers: StaffHeaders,
        body: StaffCredentials,
        errors,
        response: { 200: StaffLoginStarted },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return logInByPassword(fail, context, {
        ...namedStore(request),
        ...request.body,
        client: request.ip,
      });
    },
  );
}
