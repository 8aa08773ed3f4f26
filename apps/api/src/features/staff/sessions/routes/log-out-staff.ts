import { Type } from 'typebox';
import { Succeeded } from '../../../../platform/contract/meta';
import type { App } from '../../../../platform/http/app';
import { declareErrors } from '../../../../platform/http/errors/declare-errors';
import type { StoresContext } from '../../../stores';
import { AdminHeaders, requireStaff, staffErrors, staffOf, staffSecurity } from '../../authorise';
import { endStaffSession } from '../queries';

export function logOutStaff(app: App, context: StoresContext): void {
  const { errors, fail } = declareErrors(staffErrors);
  app.post(
    '/api/staff/logout',
    {
      onRequest: requireStaff(fail, context),
      schema: {
        operationId: 'logOutStaff',
        summary: 'End the session of the call',
        description: 'The token is refused from the next call on.',
        repetition: 'The session has ended, so a repetition is answered 401 `StaffSessionRequired`.',
        tags: ['Staff'],
        security: staffSecurity,
        headers: AdminHeaders,
        errors,
        response: { 200: Type.Object({ success: Succeeded }) },
      },
    },
    async (request) => {
      const { storeId, member, session } = staffOf(request);
      const ended = { id: session.id, memberId: member.id };
      await endStaffSession(context.db, storeId, ended, context.clock());
      return { success: true as const };
    },
  );
}
