import { deviceLabel } from '../../../../platform/accounts/device-label';
import type { App } from '../../../../platform/http/app';
import { declareErrors } from '../../../../platform/http/errors/declare-errors';
import { limitErrors } from '../../../../platform/http/rate-limits/too-many-requests';
import { recordSecurityEvent } from '../../../../platform/observability/security-events';
import type { StoresContext } from '../../../stores';
import { StaffHeaders } from '../../login/contract';
import { limitLogins, namedStore } from '../../login/limit-logins';
import { StaffSessionOpened } from '../../sessions/contract';
import { StaffPasskeyEnrolment } from '../contract';
import { enrolmentErrors, enrolPasskey } from '../enrol-passkey';

export function enrolStaffPasskey(app: App, context: StoresContext): void {
  const { errors, fail } = declareErrors(limitErrors, enrolmentErrors);
  app.post(
    '/api/staff/login/passkey/enrolment',
    {
      onRequest: limitLogins(fail, context),
      schema: {
        operationId: 'enrolStaffPasskey',
        summary: 'Add a passkey during the first login, and end the login with it',
        description:
          'The passkey becomes the second factor of the member, who is notified by mail, and opens a session. Returns 400 `PasskeyNotCreated` for a challenge that was answered before or has expired, another origin than the back office, or a passkey without user verification.',
        repetition:
          'A challenge is answered once, so a repetition is refused and stores no other passkey; the passkey can be used to log in.',
        tags: ['Staff'],
        headers: StaffHeaders,
        body: StaffPasskeyEnrolment,
        errors,
        response: { 200: StaffSessionOpened },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { storeId } = namedStore(request);
      const userAgent = request.headers['user-agent'];
      const enrolment = { ...request.body, storeId, device: deviceLabel(userAgent), userAgent };
      const { session, email } = await enrolPasskey(fail, context, enrolment);
      recordSecurityEvent(context, request, 'passkeyAdded', { email, storeId });
      recordSecurityEvent(context, request, 'loginSucceeded', { email, storeId });
      return { success: true as const, session };
    },
  );
}
