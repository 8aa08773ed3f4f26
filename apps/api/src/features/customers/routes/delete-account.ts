import { Type } from 'typebox';
import type { Context } from '../../../platform/context';
import type { App } from '../../../platform/http/app';
import { customerSecurity } from '../../../platform/http/customer-security';
import { declareErrors } from '../../../platform/http/errors/declare-errors';
import { limited } from '../../../platform/http/rate-limits/limits';
import { recordSecurityEvent } from '../../../platform/observability/security-events';
import { ShopHeaders } from '../../stores';
import { passwordCheckErrors } from '../account/check-password';
import { deleteAccount, type EraseAddress } from '../account/delete-account';
import { DoneAnswer, done, Password } from '../contract';
import { currentCustomer, customerErrors } from '../session/request-customer';

export function deleteAccountOperation(app: App, context: Context, erasers: readonly EraseAddress[]): void {
  const { errors, fail } = declareErrors(customerErrors, passwordCheckErrors);
  app.delete(
    '/api/users/me',
    {
      config: limited('login'),
      schema: {
        operationId: 'deleteAccount',
        summary: "Delete the customer's account",
        description:
          'Deletes the profile, the logins, the passkeys, the addresses in baskets, the newsletter subscription, messages and mails ' +
          'immediately and permanently. Orders keep what accounting law requires; their receipts can no longer be read. ' +
          'Not part of the original API.',
        tags: ['Users'],
        security: customerSecurity,
        headers: ShopHeaders,
        body: Type.Object({ password: Password }, { title: 'AccountDeletion' }),
        errors,
        response: { 200: DoneAnswer },
      },
    },
    async (request) => {
      const customer = await currentCustomer(fail, context, request);
      const { shop, body, ip } = request;
      await deleteAccount(fail, context, shop, customer, { password: body.password, client: ip }, erasers);
      recordSecurityEvent(context, request, 'accountDeleted', { email: customer.email });
      return done;
    },
  );
}
