import { Type } from 'typebox';
import { Succeeded } from '../../../../platform/contract/meta';
import type { App } from '../../../../platform/http/app';
import { declareErrors } from '../../../../platform/http/errors/declare-errors';
import { recordSecurityEvent } from '../../../../platform/observability/security-events';
import type { StoresContext } from '../../../stores';
import { changeRecorder } from '../../audit-log/record-change';
import { AdminHeaders, requireStaff, staffErrors, staffOf, staffSecurity } from '../../authorise';
import { reauthenticationErrors, requireConfirmation } from '../../sessions/reauthentication';
import { removePasskey, removePasskeyErrors } from '../own-passkeys';

export function removeStaffPasskey(app: App, context: StoresContext): void {
  const { errors, fail } = declareErrors(staffErrors, reauthenticationErrors, removePasskeyErrors);
  app.delete(
    '/api/staff/me/passkeys/:passkeyId',
    {
      onRequest: requireStaff(fail, context),
      schema: {
        operationId: 'removeStaffPasskey',
        summary: "Remove one of the member's passkeys",
        description:
          'Logins with it are refused from then on; sessions continue. The session must be freshly confirmed. The last second factor of a member stays (409 `LastFactor`).',
        tags: ['Staff'],
        security: staffSecurity,
        headers: AdminHeaders,
        params: Type.Object({
          passkeyId: Type.String({
            format: 'uuid',
            description: 'Id of the passkey, from `listStaffPasskeys`',
          }),
        }),
        errors,
        response: { 200: Type.Object({ success: Succeeded }) },
      },
    },
    async (request) => {
      requireConfirmation(fail, context, request);
      const caller = staffOf(request);
      const { storeId, member } = caller;
      const { passkeyId } = request.params;
      await removePasskey(fail, context, caller, passkeyId, changeRecorder(context, request));
      recordSecurityEvent(context, request, 'passkeyRemoved', { email: member.email, storeId });
      return { success: true as const };
    },
  );
}
