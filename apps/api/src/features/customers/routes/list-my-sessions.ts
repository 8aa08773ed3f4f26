import { Type } from 'typebox';
import type { Context } from '../../../platform/context';
import { Meta, ok } from '../../../platform/contract/meta';
import type { App } from '../../../platform/http/app';
import { customerSecurity } from '../../../platform/http/customer-security';
import { declareErrors } from '../../../platform/http/errors/declare-errors';
import { ShopHeaders } from '../../stores';
import { Session } from '../contract';
import { listSessions } from '../queries/sessions';
import { currentCustomer, customerErrors } from '../session/request-customer';

export function listMySessions(app: App, context: Context): void {
  const { errors, fail } = declareErrors(customerErrors);
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
        errors,
        response: {
          200: Type.Object(
            {
              meta: Meta,
              sessions: Type.Array(Session, { description: 'Sessions that have not ended' }),
            },
            { title: 'SessionList' },
          ),
        },
      },
    },
    async (request) => {
      const { id } = await currentCustomer(fail, context, request);
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
