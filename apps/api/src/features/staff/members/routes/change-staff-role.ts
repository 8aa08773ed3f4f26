import { Type } from 'typebox';
import { Succeeded } from '../../../../platform/contract/meta';
import { described } from '../../../../platform/contract/schema';
import type { App } from '../../../../platform/http/app';
import { declareErrors } from '../../../../platform/http/errors/declare-errors';
import type { StoresContext } from '../../../stores';
import { changeRecorder } from '../../audit-log/record-change';
import { AdminHeaders, adminKeyErrors, adminKeySecurity, keyOf, requireKey } from '../../authorise';
import { reauthenticationErrors, requireConfirmation } from '../../sessions/reauthentication';
import {
  ownerErrors,
  StaffMember,
  StaffMemberParams,
  StaffRole,
  toStaffMember,
  unknownMemberErrors,
} from '../contract';
import { lockReplaceable } from '../keep-an-owner';
import { changeMember, lockMember } from '../queries';

export function changeStaffRole(app: App, context: StoresContext): void {
  const { errors, fail } = declareErrors(
    adminKeyErrors,
    reauthenticationErrors,
    unknownMemberErrors,
    ownerErrors,
  );
  app.patch(
    '/api/admin/staff/:id',
    {
      onRequest: requireKey(fail, context, 'staff'),
      schema: {
        operationId: 'changeStaffRole',
        summary: 'Change the role of a member of staff; repeating the call changes nothing',
        description:
          'Takes effect at the next call of each session of the member. A store keeps at least one owner. A session of staff must be freshly confirmed with `reauthenticateStaff`.',
        tags: ['Admin'],
        security: adminKeySecurity,
        headers: AdminHeaders,
        params: StaffMemberParams,
        body: Type.Object({ role: described(StaffRole, 'The new role') }, { title: 'StaffRoleChange' }),
        errors,
        response: {
          200: Type.Object({ success: Succeeded, member: described(StaffMember, 'The changed member') }),
        },
      },
    },
    async (request) => {
      requireConfirmation(fail, context, request);
      const { storeId } = keyOf(request);
      const { id } = request.params;
      const { role } = request.body;
      return context.db.transaction().execute(async (trx) => {
        const member =
          role === 'owner'
            ? ((await lockMember(trx, storeId, id)) ?? fail('UnknownStaffMember', {}, 'id'))
            : await lockReplaceable(fail, trx, storeId, id);
        await changeMember(trx, storeId, id, { role });
        const change = { before: { role: member.role }, after: { role } };
        await changeRecorder(context, request)(trx, { target: { kind: 'staff', id }, ...change });
        return { success: true as const, member: toStaffMember({ ...member, role }) };
      });
    },
  );
}
