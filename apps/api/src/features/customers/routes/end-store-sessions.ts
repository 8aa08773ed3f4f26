import type { Context } from '../../../platform/context';
import type { App } from '../../../platform/http/app';
import { failures } from '../../../platform/http/failures';
import { AdminHeaders, adminKeySecurity, keyOf, requireKey } from '../../staff';
import type { StoresContext } from '../../stores';
import { EndedSessions } from '../contract';
import { endStoreSessions as endSessionsOfStore } from '../queries/sessions';

export function endStoreSessions(app: App, context: Context & StoresContext): void {
  app.delete(
    '/api/admin/sessions',
    {
      onRequest: requireKey(context, 'customers'),
      schema: {
        operationId: 'endStoreSessions',
        summary: "End the sessions of all of the store's customers",
        description: 'Every customer is logged out on every device.',
        tags: ['Admin'],
        security: adminKeySecurity,
        headers: AdminHeaders,
        response: { 200: EndedSessions, ...failures(401, 403) },
      },
    },
    async (request) => {
      const ended = await endSessionsOfStore(context.db, keyOf(request).storeId, context.clock());
      return { success: true as const, ended };
    },
  );
}
