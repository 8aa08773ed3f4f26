import type { Context } from '../../../platform/context';
import { ok } from '../../../platform/contract/meta';
import type { App } from '../../../platform/http/app';
import { failures } from '../../../platform/http/failures';
import { ShopHeaders } from '../../stores';
import { toProfile } from '../account/profile-view';
import { ProfileAnswer } from '../contract';
import { currentCustomer, customerSecurity } from '../session/request-customer';

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
