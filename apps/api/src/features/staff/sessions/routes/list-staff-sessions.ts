import { Type } from 'typebox';
import { Meta, ok } from '../../../../platform/contract/meta';
import type { App } from '../../../../platform/http/app';
import { declareErrors } from '../../../../platform/http/errors/declare-errors';
import type { StoresContext } from '../../../stores';
import { AdminHeaders, requireStaff, staffErrors, staffOf, staffSecurity } from '../../authorise';
import { StaffLogin } from '../contract';
import { listStaffSessions as listSessions } from '../queries';
import { isOver } from '../session-lifetime';

export function listStaffSessions(app: App, context: StoresContext): void {
  const { errors, fail } = declareErrors(staffErrors);
  app.get(
    '/api/staff/me/sessions',
    {
      onRequest: requireStaff(fail, context),
      schema: {
        operationId: 'listStaffSessions',
        summary: "List the member's sessions, the last used first",
        description: 'Only sessions that have not ended.',
        tags: ['Staff'],
        security: staffSecurity,
        headers: AdminHeaders,
        errors,
        response: {
          200: Type.Object({
            meta: Meta,
            sessions: Type.Array(StaffLogin, { description: 'The last used first' }),
          }),
        },
      },
    },
    async (request) => {
      const { storeId, member, session: current } = staffOf(request);
      const now = context.clock();
      const sessions = await listSessions(context.db, storeId, member.id);
      return {
        meta: ok,
        sessions: sessions
          .filter((session) => !isOver(session, current, now))
          .map(({ id, device, createdAt, lastUsedAt }) => ({
            id,
            device,
            createdAt: createdAt.toISOString(),
            lastUsedAt: lastUsedAt.toISOString(),
            isCurrent: id === current.id,
          })),
      };
    },
  );
}
