import { Type } from 'typebox';
import { Meta, ok } from '../../../../platform/contract/meta';
import { described } from '../../../../platform/contract/schema';
import type { App } from '../../../../platform/http/app';
import { declareErrors } from '../../../../platform/http/errors/declare-errors';
import type { StoresContext } from '../../../stores';
import { AdminHeaders, requireStaff, staffErrors, staffOf, staffSecurity } from '../../authorise';
import { StaffSession } from '../contract';
import { sessionView } from '../session-view';

export function getStaffSession(app: App, context: StoresContext): void {
  const { errors, fail } = declareErrors(staffErrors);
  app.get(
    '/api/staff/me',
    {
      onRequest: requireStaff(fail, context),
      schema: {
        operationId: 'getStaffSession',
        summary: 'Get the session of the call: its member, store and scopes',
        description: 'The role and the scopes are the current ones, not those of the login.',
        tags: ['Staff'],
        security: staffSecurity,
        headers: AdminHeaders,
        errors,
        response: {
          200: Type.Object({ meta: Meta, session: described(StaffSession, 'The session without its token') }),
        },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { storeId, member, session } = staffOf(request);
      const { createdAt } = session;
      return { meta: ok, session: await sessionView(context, storeId, { member, createdAt }) };
    },
  );
}
