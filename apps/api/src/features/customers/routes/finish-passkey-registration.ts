import { Type } from 'typebox';
import { deviceLabel } from '../../../platform/accounts/device-label';
import { NewCredential, Passkey } from '../../../platform/accounts/passkeys/contract';
import { toPasskey } from '../../../platform/accounts/passkeys/passkey-view';
import type { Context } from '../../../platform/context';
import { Meta, ok } from '../../../platform/contract/meta';
import { described } from '../../../platform/contract/schema';
import type { App } from '../../../platform/http/app';
import { customerSecurity } from '../../../platform/http/customer-security';
import { declareErrors } from '../../../platform/http/errors/declare-errors';
import { limited } from '../../../platform/http/rate-limits/limits';
import { recordSecurityEvent } from '../../../platform/observability/security-events';
import { ShopHeaders } from '../../stores';
import { addPasskey, addPasskeyErrors } from '../account/add-passkey';
import { currentCustomer, customerErrors } from '../session/request-customer';

export function finishPasskeyRegistration(app: App, context: Context): void {
  const { errors, fail } = declareErrors(customerErrors, addPasskeyErrors);
  app.post(
    '/api/users/me/passkeys',
    {
      config: limited('login'),
      schema: {
        operationId: 'finishPasskeyRegistration',
        summary: 'Store the passkey that the browser created',
        description:
          'The customer is notified by mail. Returns 400 `PasskeyNotCreated` for a challenge that was answered before or ' +
          'has expired, another origin than the shop, or a passkey without user verification. Not part of the original API.',
        repetition:
          'A challenge is answered once, so a repetition is refused and stores no other passkey; `listMyPasskeys` shows whether the first call took effect.',
        tags: ['Users'],
        security: customerSecurity,
        headers: ShopHeaders,
        body: Type.Object(
          { credential: described(NewCredential, 'The passkey, as `toJSON()` of the browser gives it') },
          { title: 'PasskeyCreated' },
        ),
        errors,
        response: {
          200: Type.Object(
            {
              meta: Meta,
              passkey: described(Passkey, 'The passkey that was added'),
            },
            { title: 'PasskeyAnswer' },
          ),
        },
      },
    },
    async (request) => {
      const { shop, body, headers } = request;
      const customer = await currentCustomer(fail, context, request);
      const name = deviceLabel(headers['user-agent']);
      const passkey = await addPasskey(fail, context, shop, customer, { ...body, name });
      recordSecurityEvent(context, request, 'passkeyAdded', { email: customer.email });
      return { meta: ok, passkey: toPasskey(passkey) };
    },
  );
}
