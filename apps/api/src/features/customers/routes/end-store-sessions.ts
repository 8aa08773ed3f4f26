import type { Context } from '../../../platform/context';
import type { App } from '../../../platform/http/app';
import { declareErrors } from '../../../platform/http/errors/declare-errors';
import { AdminHeaders, adminKeyErrors, adminKeySecurity, keyOf, requireKey } from '../../staff';
import type { StoresContext } from '../../stores';
import { EndedSessions } from '../contract';
import { endStoreSessions as endSessionsOfStore } from '../queries/sessions';

export function endStoreSessions(app: App, context: Context & StoresContext): void {
  const { errors, fail } = declareErrors(adminKeyErrors);
  app.delete(
    '/api/admin/sessions',
    {
      onRequest: requireKey(fail, context, 'customers'),
      schema: {
        operationId: 'endStoreSessions',
        summary: "End the sessions of all of the store's customers",
        description: 'Every customer is logged out on every device.',
        tags: ['Admin'],
        security: adminKeySecurity,
        headers: AdminHeaders,
        errors,
        response: { 200: EndedSessions },
      },
    },
    async (request) => {
      const ended = await endSessionsOfStore(context.db, keyOf(request).storeId, context.clock());
      return { success: true as const, ended };
    },
  );
}
