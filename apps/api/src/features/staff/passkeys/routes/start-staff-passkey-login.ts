import { passkeysUnavailableErrors } from '../../../../platform/accounts/passkeys/relying-party';
import type { App } from '../../../../platform/http/app';
import { declareErrors } from '../../../../platform/http/errors/declare-errors';
import { hideTiming } from '../../../../platform/http/hide-timing';
import { limitErrors } from '../../../../platform/http/rate-limits/too-many-requests';
import type { StoresContext } from '../../../stores';
import { StaffHeaders } from '../../login/contract';
import { limitLogins, namedStore } from '../../login/limit-logins';
import { StaffPasskeyRequest } from '../contract';
import { passkeyLoginOptions } from '../log-in-by-passkey';

export function startStaffPasskeyLogin(app: App, context: StoresContext): void {
  const { errors, fail } = declareErrors(limitErrors, passkeysUnavailableErrors);
  app.post(
    '/api/staff/login/passkey/options',
    {
      onRequest: limitLogins(fail, context),
      schema: {
        operationId: 'startStaffPasskeyLogin',
        summary: 'Start a login of staff with a passkey',
        description:
          'Returns the options for `navigator.credentials.get()`. They name no account, and are alike, after the same time, for a store that does not exist. Returns 409 `PasskeysUnavailable` if the back office has no address with a domain name.',
        repetition:
          'Each call issues a challenge of its own. It expires after five minutes, or once it is answered.',
        tags: ['Staff'],
        headers: StaffHeaders,
        errors,
        response: { 200: StaffPasskeyRequest },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { storeId } = namedStore(request);
      const options = await hideTiming(() => passkeyLoginOptions(fail, context, storeId));
      return { success: true as const, options };
    },
  );
}
