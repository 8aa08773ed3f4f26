import { Type } from 'typebox';
import type { Context } from '../../../platform/context';
import { Meta, ok } from '../../../platform/contract/meta';
import type { App } from '../../../platform/http/app';
import { failures } from '../../../platform/http/failures';
import { ShopHeaders } from '../../stores';
import { Session } from '../contract';
import { listSessions } from '../queries/sessions';
import { currentCustomer, customerSecurity } from '../session/request-customer';

export function listMySessions(app: App, context: Context): void {
  app.get(
    '/api/users/me/sessions',
    {
      schema: {
        operationId: 'listMySessions',
        summary: "List the customer's sessions, the last used first",
        description: 'Not part of the original API.',
        tags: ['Users'],
        security: customerSecurity,
        headers: ShopHeaders,
        response: {
          200: Type.Object(
            { meta: Meta, sessions: Type.Array(Session, { description: 'Sessions that have not ended' }) },
            { title: 'SessionList' },
          ),
          ...failures(400, 401, 404),
        },
      },
    },
    async (request) => {
      const { id } = await currentCustomer(context, request);
      const sessions = await listSessions(context.db, request.shop.storeId, id, context.clock());
      return {
        meta: ok,
        sessions: sessions.map((session) => ({
          id: session.id,
          device: session.device,
          createdAt: session.createdAt.toISOString(),
          lastUsedAt: session.lastUsedAt.toISOString(),
          isCurrent: session.id === request.customer?.sessionId,
        })),
      };
    },
  );
}
