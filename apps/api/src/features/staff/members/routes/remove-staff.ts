import { Type } from 'typebox';
import { Succeeded } from '../../../../platform/contract/meta';
import type { App } from '../../../../platform/http/app';
import { declareErrors } from '../../../../platform/http/errors/declare-errors';
import type { StoresContext } from '../../../stores';
import { changeRecorder } from '../../audit-log/record-change';
import { AdminHeaders, adminKeyErrors, adminKeySecurity, keyOf, requireKey } from '../../authorise';
import { reauthenticationErrors, requireConfirmation } from '../../sessions/reauthentication';
import { ownerErrors, StaffMemberParams, unknownMemberErrors } from '../contract';
import { lockReplaceable } from '../keep-an-owner';
import { deleteMember } from '../queries';

export function removeStaff(app: App, context: StoresContext): void {
  const { errors, fail } = declareErrors(
    adminKeyErrors,
    reauthenticationErrors,
    unknownMemberErrors,
    ownerErrors,
  );
  app.delete(
    '/api/admin/staff/:id',
    {
      onRequest: requireKey(fail, context, 'staff'),
      schema: {
        operationId: 'removeStaff',
        summary: 'Remove a member from the staff of the store',
        description:
          'Ends the sessions of the member, whose account, invitation, authenticator and passkeys are deleted. The address can be invited again. A store keeps at least one owner. A session of staff must be freshly confirmed with `reauthenticateStaff`.',
        tags: ['Admin'],
        security: adminKeySecurity,
        headers: AdminHeaders,
        params: StaffMemberParams,
        errors,
        response: { 200: Type.Object({ success: Succeeded }) },
      },
    },
    async (request) => {
      requireConfirmation(fail, context, request);
      const { storeId } = keyOf(request);
      await context.db.transaction().execute(async (trx) => {
        const member = await lockReplaceable(fail, trx, storeId, request.params.id);
        await deleteMember(trx, storeId, member.id);
        const { id, name, role } = member;
        await changeRecorder(context, request)(trx, {
          target: { kind: 'staff', id },
          before: { name, role },
        });
      });
      return { success: true as const };
    },
  );
}
