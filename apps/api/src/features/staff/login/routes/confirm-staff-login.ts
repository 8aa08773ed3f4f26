import type { App } from '../../../../platform/http/app';
import { declareErrors } from '../../../../platform/http/errors/declare-errors';
import { recordSecurityEvent } from '../../../../platform/observability/security-events';
import type { StoresContext } from '../../../stores';
import { StaffSessionOpened } from '../../sessions/contract';
import { confirmLogin, confirmLoginErrors } from '../confirm-login';
import { StaffCode, StaffHeaders } from '../contract';
import { limitLogins, namedStore } from '../limit-logins';

export function confirmStaffLogin(app: App, context: StoresContext): void {
  const { errors, fail } = declareErrors(confirmLoginErrors);
  app.post(
    '/api/staff/login/totp',
    {
      onRequest: limitLogins(fail, context),
      schema: {
        operationId: 'confirmStaffLogin',
        summary: 'Log in a member of staff: the code of the authenticator',
        description:
          'Opens a session, which counts as freshly confirmed for ten minutes. The first code of a new authenticator enrols it. A code that was used before is as wrong as any other. After several wrong codes, the account waits before its next attempt (429 with `Retry-After`).',
        repetition: 'The login token and the code work once, so a repetition opens no other session.',
        tags: ['Staff'],
        headers: StaffHeaders,
        body: StaffCode,
        errors,
        response: { 200: StaffSessionOpened },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const store = namedStore(request);
      const userAgent = request.headers['user-agent'];
      const { session, email } = await confirmLogin(fail, context, { ...store, ...request.body, userAgent });
      recordSecurityEvent(context, request, 'loginSucceeded', { email, storeId: store.storeId });
      return { success: true as const, session };
    },
  );
}
