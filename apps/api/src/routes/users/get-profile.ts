import type { App } from '../../app';
import type { Context } from '../../context';
import { ok } from '../../contract/meta';
import { ShopHeaders } from '../../shop/resolve-shop';
import { toProfile } from '../../users/profile-view';
import { currentCustomer, customerSecurity } from '../../users/request-customer';
import { failures } from '../failures';
import { ProfileAnswer } from './responses';

export function getProfile(app: App, context: Context): void {
  app.get(
    '/api/users/me/profile',
    {
      schema: {
        operationId: 'getProfile',
        summary: "Get the customer's profile",
        tags: ['Users'],
        security: customerSecurity,
        headers: ShopHeaders,
        response: { 200: ProfileAnswer, ...failures(400, 401, 404) },
      },
    },
    async (request) => {
      const customer = await currentCustomer(context, request);
      return { meta: ok, profile: await toProfile(context.db, customer, context.clock()) };
    },
  );
}
