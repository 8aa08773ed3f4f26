import { deviceLabel } from '../../../../platform/accounts/device-label';
import { toPasskey } from '../../../../platform/accounts/passkeys/passkey-view';
import type { App } from '../../../../platform/http/app';
import { declareErrors } from '../../../../platform/http/errors/declare-errors';
import { limitErrors } from '../../../../platform/http/rate-limits/too-many-requests';
import { recordSecurityEvent } from '../../../../platform/observability/security-events';
import type { StoresContext } from '../../../stores';
import { changeRecorder } from '../../audit-log/record-change';
import { AdminHeaders, requireStaff, staffErrors, staffOf, staffSecurity } from '../../authorise';
import { limitLogins } from '../../login/limit-logins';
import { reauthenticationErrors, requireConfirmation } from '../../sessions/reauthentication';
import { NewStaffPasskey, StaffPasskeyAdded } from '../contract';
import { addPasskey, addPasskeyErrors } from '../own-passkeys';

export function addStaffPasskey(app: App, context: StoresContext): void {
  const { errors, fail } = declareErrors(staffErrors, limitErrors, reauthenticationErrors, addPasskeyErrors);
  app.post(
    '/api/staff/me/passkeys',
    {
      onRequest: [requireStaff(fail, context), limitLogins(fail, context)],
      schema: {
        operationId: 'addStaffPasskey',
        summary: 'Store the passkey that the browser created',
        description:
          'The member is notified by mail. The session must be freshly confirmed. Returns 400 `PasskeyNotCreated` for a challenge that was answered before or has expired, another origin than the back office, or a passkey without user verification.',
        repetition:
          'A challenge is answered once, so a repetition is refused and stores no other passkey; `listStaffPasskeys` shows whether the first call took effect.',
        tags: ['Staff'],
        security: staffSecurity,
        headers: AdminHeaders,
        body: NewStaffPasskey,
        errors,
        response: { 200: StaffPasskeyAdded },
      },
    },
    async (request) => {
      requireConfirmation(fail, context, request);
      const caller = staffOf(request);
      const { storeId, member } = caller;
      const added = { ...request.body, device: deviceLabel(request.headers['user-agent']) };
      const passkey = await addPasskey(fail, context, caller, added, changeRecorder(context, request));
      recordSecurityEvent(context, request, 'passkeyAdded', { email: member.email, storeId });
      return { success: true as const, passkey: toPasskey(passkey) };
    },
  );
}
