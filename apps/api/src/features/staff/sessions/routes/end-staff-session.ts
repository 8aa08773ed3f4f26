import { Type } from 'typebox';
import { Succeeded } from '../../../../platform/contract/meta';
import type { App } from '../../../../platform/http/app';
import { declareErrors } from '../../../../platform/http/errors/declare-errors';
import type { StoresContext } from '../../../stores';
import { AdminHeaders, requireStaff, staffErrors, staffOf, staffSecurity } from '../../authorise';
import { endStaffSession as endSession } from '../queries';

export function endStaffSession(app: App, context: StoresContext): void {
  const { errors, fail } = declareErrors(staffErrors, { 404: ['UnknownStaffSession'] });
  app.delete(
    '/api/staff/me/sessions/:sessionId',
    {
      onRequest: requireStaff(fail, context),
      schema: {
        operationId: 'endStaffSession',
        summary: "End one of the member's sessions",
        description: 'Its token is refused from the next call on.',
        tags: ['Staff'],
        security: staffSecurity,
        headers: AdminHeaders,
        params: Type.Object({
          sessionId: Type.String({
            format: 'uuid',
            description: 'Id of the session, from `listStaffSessions`',
          }),
        }),
        errors,
        response: { 200: Type.Object({ success: Succeeded }) },
      },
    },
    async (request) => {
      const { storeId, member } = staffOf(request);
      const session = { id: request.params.sessionId, memberId: member.id };
      if (!(await endSession(context.db, storeId, session, context.clock())))
        return fail('UnknownStaffSession', {}, 'sessionId');
      return { success: true as const };
    },
  );
}
