import { Type } from 'typebox';
import { deletePasskey } from '../../../platform/accounts/passkeys/queries';
import type { Context } from '../../../platform/context';
import type { App } from '../../../platform/http/app';
import { customerSecurity } from '../../../platform/http/customer-security';
import { declareErrors } from '../../../platform/http/errors/declare-errors';
import { recordSecurityEvent } from '../../../platform/observability/security-events';
import { ShopHeaders } from '../../stores';
import { accountOf } from '../account/add-passkey';
import { DoneAnswer, done } from '../contract';
import { currentCustomer, customerErrors } from '../session/request-customer';

export function removePasskey(app: App, context: Context): void {
  const { errors, fail } = declareErrors(customerErrors);
  app.delete(
    '/api/users/me/passkeys/:passkeyId',
    {
      schema: {
        operationId: 'removePasskey',
        summary: "Remove one of the customer's passkeys",
        description:
          'Logins with it are refused from then on; sessions continue. The response is the same for an unknown passkey. ' +
          'Not part of the original API.',
        tags: ['Users'],
        security: customerSecurity,
        headers: ShopHeaders,
        params: Type.Object({
          passkeyId: Type.String({ format: 'uuid', description: 'Id of the passkey, from `listMyPasskeys`' }),
        }),
        errors,
        response: { 200: DoneAnswer },
      },
    },
    async (request) => {
      const { shop, params } = request;
      const customer = await currentCustomer(fail, context, request);
      const wasThere = await deletePasskey(context.db, shop.storeId, accountOf(customer), params.passkeyId);
      if (wasThere) recordSecurityEvent(context, request, 'passkeyRemoved', { email: customer.email });
      return done;
    },
  );
}
