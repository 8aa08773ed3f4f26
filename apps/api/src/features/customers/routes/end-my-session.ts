import { Type } from 'typebox';
import type { Context } from '../../../platform/context';
import type { App } from '../../../platform/http/app';
import { customerSecurity } from '../../../platform/http/customer-security';
import { declareErrors } from '../../../platform/http/errors/declare-errors';
import { recordSecurityEvent } from '../../../platform/observability/security-events';
import { ShopHeaders } from '../../stores';
import { DoneAnswer, done } from '../contract';
import { endSessionOf } from '../queries/sessions';
import { currentCustomer, customerErrors } from '../session/request-customer';

export function endMySession(app: App, context: Context): void {
  const { errors, fail } = declareErrors(customerErrors);
  app.delete(
    '/api/users/me/sessions/:sessionId',
    {
      schema: {
        operationId: 'endMySession',
        summary: "End one of the customer's sessions",
        description:
          'Its tokens are no longer accepted. The response is the same for an unknown session. Not part of the original API.',
        tags: ['Users'],
        security: customerSecurity,
        headers: ShopHeaders,
        params: Type.Object({
          sessionId: Type.String({ format: 'uuid', description: 'Id of the session, from `listMySessions`' }),
        }),
        errors,
        response: { 200: DoneAnswer },
      },
    },
    async (request) => {
      const { id: customerId } = await currentCustomer(fail, context, request);
      const session = { id: request.params.sessionId, customerId };
      await endSessionOf(context.db, request.shop.storeId, session, context.clock());
      recordSecurityEvent(context, request, 'sessionsEnded');
      return done;
    },
  );
}
