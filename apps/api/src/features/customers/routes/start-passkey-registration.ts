import { Type } from 'typebox';
import type { Context } from '../../../platform/context';
import { Meta, ok } from '../../../platform/contract/meta';
import type { App } from '../../../platform/http/app';
import { failures } from '../../../platform/http/failures';
import { limited } from '../../../platform/http/rate-limits/limits';
import { ShopHeaders } from '../../stores';
import { startAddingPasskey } from '../account/add-passkey';
import { Password } from '../contract';
import { PasskeyCreation } from '../passkeys/contract';
import { currentCustomer, customerSecurity } from '../session/request-customer';

export function startPasskeyRegistration(app: App, context: Context): void {
  app.post(
    '/api/users/me/passkeys/options',
    {
      config: limited('login'),
      schema: {
        operationId: 'startPasskeyRegistration',
        summary: 'Start creating a passkey for the customer',
        description:
          'Returns the options for `navigator.credentials.create()`. Requires the password, because a passkey logs in ' +
          'without it. Not part of the original API.',
        tags: ['Users'],
        security: customerSecurity,
        headers: ShopHeaders,
        body: Type.Object({ password: Password }, { title: 'PasskeyStart' }),
        response: {
          200: Type.Object({ meta: Meta, options: PasskeyCreation }, { title: 'PasskeyCreationAnswer' }),
          ...failures(400, 401, 404, 409, 429, 503),
        },
      },
    },
    async (request, reply) => {
      const { shop, body, ip } = request;
      const customer = await currentCustomer(context, request);
      reply.header('cache-control', 'no-store');
      const options = await startAddingPasskey(context, shop, customer, { ...body, client: ip });
      return { meta: ok, options };
    },
  );
}
