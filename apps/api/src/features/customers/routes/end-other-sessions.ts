import type { Context } from '../../../platform/context';
import type { App } from '../../../platform/http/app';
import { customerSecurity } from '../../../platform/http/customer-security';
import { declareErrors } from '../../../platform/http/errors/declare-errors';
import { recordSecurityEvent } from '../../../platform/observability/security-events';
import { ShopHeaders } from '../../stores';
import { DoneAnswer, done } from '../contract';
import { endSessions } from '../queries/sessions';
import { currentCustomer, customerErrors } from '../session/request-customer';

export function endOtherSessions(app: App, context: Context): void {
  const { errors, fail } = declareErrors(customerErrors);
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
        errors,
        response: { 200: DoneAnswer },
      },
    },
    async (request) => {
      const { id } = await currentCustomer(fail, context, request);
      await endSessions(context.db, request.shop.storeId, id, context.clock(), request.customer?.sessionId);
      recordSecurityEvent(context, request, 'sessionsEnded');
      return done;
    },
  );
}
