import { Type } from 'typebox';
import type { App } from '../../app';
import type { Context } from '../../context';
import { Email } from '../../contract/user';
import { findCustomerByEmail } from '../../db/repositories/customers';
import { normaliseEmail } from '../../domain/customers/email-address';
import { limitedByAccount } from '../../rate-limits/limits';
import { ShopHeaders } from '../../shop/resolve-shop';
import { mailReset } from '../../users/account-mails';
import { fieldErrors, throwIfInvalid } from '../../users/field-errors';
import { hideTiming } from '../../users/hide-timing';
import { failures } from '../failures';
import { DoneAnswer, done } from './responses';

export function forgotPassword(app: App, context: Context): void {
  const { db, clock } = context;
  app.post(
    '/api/users/forgot-password',
    {
      config: limitedByAccount('reset', 'email'),
      schema: {
        operationId: 'forgotPassword',
        summary: 'Mail a link for setting a new password',
        description:
          'The link leads to `/reset-password/?token=<token>` of the shop and is valid for one hour. The response is the ' +
          'same whether or not the address has an account.',
        tags: ['Users'],
        headers: ShopHeaders,
        body: Type.Object({ email: Email }, { title: 'ForgottenPassword' }),
        response: { 200: DoneAnswer, ...failures(400, 404, 429) },
      },
    },
    async ({ shop, body }) => {
      const email = normaliseEmail(body.email);
      throwIfInvalid(await fieldErrors(db, shop, { email }, { email: 'required|email' }));
      await hideTiming(() =>
        db.transaction().execute(async (trx) => {
          const customer = await findCustomerByEmail(trx, shop.storeId, email);
          if (customer) await mailReset(trx, shop, { ...customer, culture: shop.culture }, clock());
        }),
      );
      return done;
    },
  );
}
