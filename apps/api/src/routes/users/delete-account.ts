import { Type } from 'typebox';
import type { App } from '../../app';
import type { Context } from '../../context';
import { Password } from '../../contract/user';
import { limited } from '../../rate-limits/limits';
import { ShopHeaders } from '../../shop/resolve-shop';
import { deleteAccount } from '../../users/delete-account';
import { currentCustomer, customerSecurity } from '../../users/request-customer';
import { failures } from '../failures';
import { DoneAnswer, done } from './responses';

export function deleteAccountOperation(app: App, context: Context): void {
  app.delete(
    '/api/users/me',
    {
      config: limited('login'),
      schema: {
        operationId: 'deleteAccount',
        summary: "Delete the customer's account",
        description:
          'Deletes the profile, the logins and the addresses in open baskets immediately and permanently. Orders remain, ' +
          'as accounting law requires. A newsletter subscription also remains; its own link ends it. Not part of the ' +
          'original API.',
        tags: ['Users'],
        security: customerSecurity,
        headers: ShopHeaders,
        body: Type.Object({ password: Password }, { title: 'AccountDeletion' }),
        response: { 200: DoneAnswer, ...failures(400, 401, 404, 429, 503) },
      },
    },
    async (request) => {
      const customer = await currentCustomer(context, request);
      await deleteAccount(context, request.shop, customer, request.body.password);
      return done;
    },
  );
}
