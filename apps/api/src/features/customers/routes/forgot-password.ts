import { Type } from 'typebox';
import type { Context } from '../../../platform/context';
import { described } from '../../../platform/contract/schema';
import type { App } from '../../../platform/http/app';
import { declareErrors } from '../../../platform/http/errors/declare-errors';
import { hideTiming } from '../../../platform/http/hide-timing';
import { limitedByAccount } from '../../../platform/http/rate-limits/limits';
import { normaliseEmail } from '../../../platform/mail/email-address';
import { fieldErrors, ShopHeaders } from '../../stores';
import { mailReset } from '../account/account-mails';
import { DoneAnswer, done, Email } from '../contract';
import { findCustomerByEmail } from '../queries/customers';

export function forgotPassword(app: App, context: Context): void {
  const { errors, fail } = declareErrors();
  const { db, clock } = context;
  app.post(
    '/api/users/forgot-password',
    {
      config: limitedByAccount('reset', 'email'),
      schema: {
        operationId: 'forgotPassword',
        summary: 'Mail a link for setting a new password',
        description:
          'The link leads to `/reset-password/#token=<token>` of the shop and is valid for one hour. The response is the ' +
          'same whether or not the address has an account.',
        repetition: 'A repetition within a minute mails nothing.',
        tags: ['Users'],
        headers: ShopHeaders,
        body: Type.Object({ email: described(Email, 'E-mail address') }, { title: 'ForgottenPassword' }),
        errors,
        response: { 200: DoneAnswer },
      },
    },
    async ({ shop, body }) => {
      const email = normaliseEmail(body.email);
      const invalid = await fieldErrors(db, shop, { email }, { email: 'required|email' });
      if (invalid.length > 0) fail.all(invalid);
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
