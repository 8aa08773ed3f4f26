import type { App } from '../../../../platform/http/app';
import { declareErrors } from '../../../../platform/http/errors/declare-errors';
import { hideTiming } from '../../../../platform/http/hide-timing';
import { limitErrors } from '../../../../platform/http/rate-limits/too-many-requests';
import { recordSecurityEvent } from '../../../../platform/observability/security-events';
import type { StoresContext } from '../../../stores';
import { StaffHeaders } from '../../login/contract';
import { limitLogins, namedStore } from '../../login/limit-logins';
import { StaffSessionOpened } from '../../sessions/contract';
import { SignedByStaff } from '../contract';
import { logInByPasskey, passkeyLoginErrors } from '../log-in-by-passkey';

export function logInStaffWithPasskey(app: App, context: StoresContext): void {
  const { errors, fail } = declareErrors(limitErrors, passkeyLoginErrors);
  app.post(
    '/api/staff/login/passkey',
    {
      onRequest: limitLogins(fail, context),
      schema: {
        operationId: 'logInStaffWithPasskey',
        summary: 'Log in a member of staff with a passkey',
        description:
          'Opens a session, as `confirmStaffLogin` does: a passkey verifies its owner, so it is both factors. Returns 400 `PasskeyRefused`, after the same time, for an unknown store, a removed passkey or one of another store, a challenge that was answered before or has expired, another origin than the back office, a wrong signature, a missing user verification, or a count of signatures that did not grow.',
        repetition: 'A challenge is answered once, so a repetition is refused and opens no other session.',
        tags: ['Staff'],
        headers: StaffHeaders,
        body: SignedByStaff,
        errors,
        response: { 200: StaffSessionOpened },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { storeId } = namedStore(request);
      const login = { ...request.body, storeId, userAgent: request.headers['user-agent'] };
      const { session, email } = await hideTiming(() => logInByPasskey(fail, context, login));
      recordSecurityEvent(context, request, 'loginSucceeded', { email, storeId });
      return { success: true as const, session };
    },
  );
}
