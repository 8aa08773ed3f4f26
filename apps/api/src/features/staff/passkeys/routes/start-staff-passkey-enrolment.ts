import type { App } from '../../../../platform/http/app';
import { declareErrors } from '../../../../platform/http/errors/declare-errors';
import { limitErrors } from '../../../../platform/http/rate-limits/too-many-requests';
import type { StoresContext } from '../../../stores';
import { StaffEnrolment, StaffHeaders } from '../../login/contract';
import { limitLogins, namedStore } from '../../login/limit-logins';
import { StaffPasskeyCreation } from '../contract';
import { startEnrolment, startEnrolmentErrors } from '../enrol-passkey';

export function startStaffPasskeyEnrolment(app: App, context: StoresContext): void {
  const { errors, fail } = declareErrors(limitErrors, startEnrolmentErrors);
  app.post(
    '/api/staff/login/passkey/enrolment/options',
    {
      onRequest: limitLogins(fail, context),
      schema: {
        operationId: 'startStaffPasskeyEnrolment',
        summary: 'Start creating a passkey during the first login',
        description:
          'Returns the options for `navigator.credentials.create()`. For a member who has no second factor yet and prefers a passkey to an authenticator app; others are refused with 409 `StaffFactorExists`.',
        repetition:
          'Each call issues a challenge of its own. It expires after five minutes, or once it is answered.',
        tags: ['Staff'],
        headers: StaffHeaders,
        body: StaffEnrolment,
        errors,
        response: { 200: StaffPasskeyCreation },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { storeId } = namedStore(request);
      const options = await startEnrolment(fail, context, { ...request.body, storeId });
      return { success: true as const, options };
    },
  );
}
