import { Type } from 'typebox';
import { PasskeyCreation } from '../../../platform/accounts/passkeys/contract';
import type { Context } from '../../../platform/context';
import { Meta, ok } from '../../../platform/contract/meta';
import { described } from '../../../platform/contract/schema';
import type { App } from '../../../platform/http/app';
import { customerSecurity } from '../../../platform/http/customer-security';
import { declareErrors } from '../../../platform/http/errors/declare-errors';
import { limited } from '../../../platform/http/rate-limits/limits';
import { ShopHeaders } from '../../stores';
import { startAddingPasskey, startPasskeyErrors } from '../account/add-passkey';
import { Password } from '../contract';
import { currentCustomer, customerErrors } from '../session/request-customer';

export function startPasskeyRegistration(app: App, context: Context): void {
  const { errors, fail } = declareErrors(customerErrors, startPasskeyErrors);
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
        repetition:
          'Each call issues a challenge of its own. It expires after five minutes, or once it is answered.',
        tags: ['Users'],
        security: customerSecurity,
        headers: ShopHeaders,
        body: Type.Object({ password: Password }, { title: 'PasskeyStart' }),
        errors,
        response: {
          200: Type.Object(
            {
              meta: Meta,
              options: described(PasskeyCreation, 'Options for `navigator.credentials.create()`'),
            },
            { title: 'PasskeyCreationAnswer' },
          ),
        },
      },
    },
    async (request, reply) => {
      const { shop, body, ip } = request;
      const customer = await currentCustomer(fail, context, request);
      reply.header('cache-control', 'no-store');
      const options = await startAddingPasskey(fail, context, shop, customer, { ...body, client: ip });
      return { meta: ok, options };
    },
  );
}
