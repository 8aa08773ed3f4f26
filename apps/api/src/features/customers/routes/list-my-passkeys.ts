import { Type } from 'typebox';
import { Passkey } from '../../../platform/accounts/passkeys/contract';
import { toPasskey } from '../../../platform/accounts/passkeys/passkey-view';
import { listPasskeys } from '../../../platform/accounts/passkeys/queries';
import type { Context } from '../../../platform/context';
import { Meta, ok } from '../../../platform/contract/meta';
import type { App } from '../../../platform/http/app';
import { customerSecurity } from '../../../platform/http/customer-security';
import { declareErrors } from '../../../platform/http/errors/declare-errors';
import { ShopHeaders } from '../../stores';
import { accountOf } from '../account/add-passkey';
import { currentCustomer, customerErrors } from '../session/request-customer';

export function listMyPasskeys(app: App, context: Context): void {
  const { errors, fail } = declareErrors(customerErrors);
  app.get(
    '/api/users/me/passkeys',
    {
      schema: {
        operationId: 'listMyPasskeys',
        summary: "List the customer's passkeys, the oldest first",
        description: 'Not part of the original API.',
        tags: ['Users'],
        security: customerSecurity,
        headers: ShopHeaders,
        errors,
        response: {
          200: Type.Object(
            {
              meta: Meta,
              passkeys: Type.Array(Passkey, { description: 'Passkeys of the account' }),
            },
            { title: 'PasskeyList' },
          ),
        },
      },
    },
    async (request) => {
      const customer = await currentCustomer(fail, context, request);
      const passkeys = await listPasskeys(context.db, request.shop.storeId, accountOf(customer));
      return { meta: ok, passkeys: passkeys.map(toPasskey) };
    },
  );
}
