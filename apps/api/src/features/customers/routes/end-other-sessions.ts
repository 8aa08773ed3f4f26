import type { Context } from '../../../platform/context';
import type { App } from '../../../platform/http/app';
import { failures } from '../../../platform/http/failures';
import { recordSecurityEvent } from '../../../platform/observability/security-events';
import { ShopHeaders } from '../../stores';
import { DoneAnswer, done } from '../contract';
import { endSessions } from '../queries/sessions';
import { currentCustomer, customerSecurity } from '../session/request-customer';

export function endOtherSessions(app: App, context: Context): void {
  app.delete(
    '/api/users/me/sessions',
    {
      schema: {
        operationId: 'endOtherSessions',
        summary: "End all of the customer's sessions except this one",
        description: 'Not part of the original API.',
        tags: ['Users'],
        security: customerSecurity,
        headers: ShopHeaders,
        response: { 200: DoneAnswer, ...failures(400, 401, 404) },
      },
    },
    async (request) => {
      const { id } = await currentCustomer(context, request);
      await endSessions(context.db, request.shop.storeId, id, context.clock(), request.customer?.sessionId);
      recordSecurityEvent(context, request, 'sessionsEnded');
      return done;
    },
  );
}
