import { Type } from 'typebox';
import { Succeeded } from '../../../../platform/contract/meta';
import type { App } from '../../../../platform/http/app';
import { declareErrors } from '../../../../platform/http/errors/declare-errors';
import { limitErrors } from '../../../../platform/http/rate-limits/too-many-requests';
import type { StoresContext } from '../../../stores';
import { enrolmentErrors, enrolTotp } from '../confirm-login';
import { StaffEnrolment, StaffHeaders } from '../contract';
import { limitLogins, namedStore } from '../limit-logins';

export function enrolStaffTotp(app: App, context: StoresContext): void {
  const { errors, fail } = declareErrors(limitErrors, enrolmentErrors);
  app.post(
    '/api/staff/totp',
    {
      onRequest: limitLogins(fail, context),
      schema: {
        operationId: 'enrolStaffTotp',
        summary: 'Add an authenticator during the first login',
        description:
          'Returns a secret for an authenticator app (TOTP, six digits, 30 seconds). The first code that `confirmStaffLogin` accepts enrols it. A member who has an authenticator is refused with 409 `StaffTotpEnrolled`, and one who has a passkey with 409 `StaffFactorExists`, because the password alone must not replace it: an owner removes the member and invites the address again.',
        repetition: 'Each call returns a new secret; the last one counts.',
        tags: ['Staff'],
        headers: StaffHeaders,
        body: StaffEnrolment,
        errors,
        response: {
          200: Type.Object(
            {
              success: Succeeded,
              secret: Type.String({
                description: 'The secret in base32, to type in',
                examples: ['JBSWY3DPEHPK3PXP'],
              }),
              uri: Type.String({
                description: 'The secret as an `otpauth` address, to show as a QR code',
                examples: [
                  'otpauth://totp/Astralis:freja%40club.example?issuer=Astralis&secret=JBSWY3DPEHPK3PXP',
                ],
              }),
            },
            { title: 'StaffTotpSecret' },
          ),
        },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const call = { ...namedStore(request), ...request.body };
      return { success: true as const, ...(await enrolTotp(fail, context, call)) };
    },
  );
}
