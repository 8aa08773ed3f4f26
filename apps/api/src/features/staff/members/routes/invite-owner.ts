import { Type } from 'typebox';
import { Succeeded } from '../../../../platform/contract/meta';
import { described, Id } from '../../../../platform/contract/schema';
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
import { AdminHeaders, operatorErrors, operatorSecurity, requireOperator } from '../../authorise';
import { NewOwner, StaffMember, toStaffMember } from '../contract';
import { checkInvitation, invitationErrors, inviteMember } from '../invite-member';

export function inviteOwner(app: App, context: StoresContext): void {
  const { errors, fail } = declareErrors(operatorErrors, idempotencyErrors, invitationErrors, {
    404: ['UnknownStore'],
  });
  app.post(
    '/api/admin/stores/:id/owner',
    {
      onRequest: requireOperator(fail, context),
      schema: {
        operationId: 'inviteOwner',
        summary: 'Invite an owner of a store',
        description:
          'For the first owner, who then invites all others with `inviteStaff`, and for a club whose owners have lost their authenticators.',
        tags: ['Admin'],
        security: operatorSecurity,
        headers: Type.Object({ ...AdminHeaders.properties, ...IdempotencyHeader }),
        params: Type.Object({ id: described(Id, 'Id of the store') }),
        body: NewOwner,
        errors,
        response: {
          201: Type.Object({ success: Succeeded, member: described(StaffMember, 'The invited owner') }),
        },
      },
    },
    async (request, reply) => {
      const storeId = request.params.id;
      if (!(await context.stores.find(storeId))) return fail('UnknownStore', { storeId }, 'id');
      await checkInvitation(fail, context, { storeId, culture: request.body.culture });
      const record = changeRecorder(context, request, storeId);
      const keyed = keyedRequest(request, 'inviteOwner', storeId);
      const answer = await runOnce(fail, context, keyed, async (db) =>
        inTransaction(db, async (trx) => {
          const owner = { ...request.body, storeId, role: 'owner' as const };
          const invited = await inviteMember(fail, trx, context, owner);
          const after = { name: invited.name, role: invited.role };
          await record(trx, { target: { kind: 'staff', id: invited.id }, after });
          return { success: true as const, member: toStaffMember(invited) };
        }),
      );
      return reply.status(201).send(answer);
    },
  );
}
