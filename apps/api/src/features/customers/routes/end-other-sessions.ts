import type { Context } from '../../../platform/context';
import type { App } from '../../../platform/http/app';
import { customerSecurity } from '../../../platform/http/customer-security';
import { declareErrors } from '../../../platform/http/errors/declare-errors';
import { limited } from '../../../platform/http/rate-limits/limits';
import { recordSecurityEvent } from '../../../platform/observability/security-events';
import { ShopHeaders } from '../../stores';
import { passwordCheckErrors, requirePassword } from '../account/check-password';
import { DoneAnswer, done, SessionEnd } from '../contract';
import { endSessions } from '../queries/sessions';
import { currentCustomer, customerErrors } from '../session/request-customer';

export function endOtherSessions(app: App, context: Context): void {
  const { errors, fail } = declareErrors(customerErrors, passwordCheckErrors);
  app.delete(
    '/api/users/me/sessions',
    {
      config: limited('login'),
      schema: {
        operationId: 'endOtherSessions',
        summary: "End all of the customer's sessions except this one",
        description: 'Requires the password. Not part of the original API.',
        tags: ['Users'],
        security: customerSecurity,
        headers: ShopHeaders,
        body: SessionEnd,
        errors,
        response: { 200: DoneAnswer },
      },
    },
    async (request) => {
      const { shop, body, ip } = request;
      const customer = await currentCustomer(fail, context, request);
      await requirePassword(fail, context, shop, customer, { ...body, client: ip, field: 'password' });
      await endSessions(context.db, shop.storeId, customer.id, context.clock(), request.customer?.sessionId);
      recordSecurityEvent(context, request, 'sessionsEnded');
      return done;
    },
  );
}
