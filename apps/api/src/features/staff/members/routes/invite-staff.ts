import { Type } from 'typebox';
import { Succeeded } from '../../../../platform/contract/meta';
import { described } from '../../../../platform/contract/schema';
import { inTransaction } from '../../../../platform/database/database';
import type { App } from '../../../../platform/http/app';
import { declareErrors } from '../../../../platform/http/errors/declare-errors';
import {
  IdempotencyHeader,
  idempotencyErrors,
  keyedRequest,
  runOnce,
} from '../../../../platform/http/idempotency/run-once';
import type { StoresContext } from '../../../stores';
import { changeRecorder } from '../../audit-log/record-change';
import { AdminHeaders, adminKeyErrors, adminKeySecurity, keyOf, requireKey } from '../../authorise';
import { reauthenticationErrors, requireConfirmation } from '../../sessions/reauthentication';
import { NewStaffMember, StaffMember, toStaffMember } from '../contract';
import { checkInvitation, invitationErrors, inviteMember } from '../invite-member';

export function inviteStaff(app: App, context: StoresContext): void {
  const { errors, fail } = declareErrors(
    adminKeyErrors,
    reauthenticationErrors,
    idempotencyErrors,
    invitationErrors,
  );
  app.post(
    '/api/admin/staff',
    {
      onRequest: requireKey(fail, context, 'staff'),
      schema: {
        operationId: 'inviteStaff',
        summary: 'Invite a member to the staff of the store',
        description:
          'Mails a link to the back office, which works once and for 72 hours. Inviting an address again before it accepts replaces its details and the link. A session of staff must be freshly confirmed with `reauthenticateStaff`.',
        tags: ['Admin'],
        security: adminKeySecurity,
        headers: Type.Object({ ...AdminHeaders.properties, ...IdempotencyHeader }),
        body: NewStaffMember,
        errors,
        response: {
          201: Type.Object({ success: Succeeded, member: described(StaffMember, 'The invited member') }),
        },
      },
    },
    async (request, reply) => {
      requireConfirmation(fail, context, request);
      const { storeId } = keyOf(request);
      await checkInvitation(fail, context, { storeId, culture: request.body.culture });
      const record = changeRecorder(context, request);
      const keyed = keyedRequest(request, 'inviteStaff', storeId);
      const answer = await runOnce(fail, context, keyed, async (db) =>
        inTransaction(db, async (trx) => {
          const invited = await inviteMember(fail, trx, context, { ...request.body, storeId });
          const after = { name: invited.name, role: invited.role };
          await record(trx, { target: { kind: 'staff', id: invited.id }, after });
          return { success: true as const, member: toStaffMember(invited) };
        }),
      );
      return reply.status(201).send(answer);
    },
  );
}
