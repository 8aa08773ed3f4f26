import { Type } from 'typebox';
import type { Context } from '../../../platform/context';
import type { App } from '../../../platform/http/app';
import { customerSecurity } from '../../../platform/http/customer-security';
import { declareErrors } from '../../../platform/http/errors/declare-errors';
import { limited } from '../../../platform/http/rate-limits/limits';
import { recordSecurityEvent } from '../../../platform/observability/security-events';
import { ShopHeaders } from '../../stores';
import { passwordCheckErrors, requirePassword } from '../account/check-password';
import { DoneAnswer, done, SessionEnd } from '../contract';
import { endSessionOf } from '../queries/sessions';
import { currentCustomer, customerErrors } from '../session/request-customer';

export function endMySession(app: App, context: Context): void {
  const { errors, fail } = declareErrors(customerErrors, passwordCheckErrors);
  app.delete(
    '/api/users/me/sessions/:sessionId',
    {
      config: limited('login'),
      schema: {
        operationId: 'endMySession',
        summary: "End one of the customer's sessions",
        description:
          'Its tokens are no longer accepted. Requires the password, so that nobody with a stolen session logs out the ' +
          'customer. The response is the same for an unknown session. Not part of the original API.',
        tags: ['Users'],
        security: customerSecurity,
        headers: ShopHeaders,
        params: Type.Object({
          sessionId: Type.String({ format: 'uuid', description: 'Id of the session, from `listMySessions`' }),
        }),
        body: SessionEnd,
        errors,
        response: { 200: DoneAnswer },
      },
    },
    async (request) => {
      const { shop, params, body, ip } = request;
      const customer = await currentCustomer(fail, context, request);
      await requirePassword(fail, context, shop, customer, { ...body, client: ip, field: 'password' });
      const session = { id: params.sessionId, customerId: customer.id };
      await endSessionOf(context.db, shop.storeId, session, context.clock());
      recordSecurityEvent(context, request, 'sessionsEnded');
      return done;
    },
  );
}
