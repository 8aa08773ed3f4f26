import type { App } from '../../app';
import type { Context } from '../../context';
import { ok } from '../../contract/meta';
import { ProfileChange } from '../../contract/user';
import { limitedNewEmail } from '../../rate-limits/limits';
import { ShopHeaders } from '../../shop/resolve-shop';
import { changeProfile } from '../../users/change-profile';
import { toProfile } from '../../users/profile-view';
import { currentCustomer, customerSecurity } from '../../users/request-customer';
import { failures } from '../failures';
import { ProfileAnswer } from './answers';

export function updateProfile(app: App, context: Context): void {
  app.patch(
    '/api/users/me/profile',
    {
      config: limitedNewEmail('email'),
      schema: {
        operationId: 'updateProfile',
        summary: "Changes some of the customer's own details",
        description:
          'What is not named stays as it is; of two changes of one detail the last counts. A new address or password ' +
          'needs `currentPassword`. The new address counts when the link that is mailed to it is followed, and the ' +
          'answer is the same where it has an account. A new password ends every login of the customer, this one ' +
          'too: log in again with it.',
        tags: ['Users'],
        security: customerSecurity,
        headers: ShopHeaders,
        body: ProfileChange,
        response: { 200: ProfileAnswer, ...failures(400, 401, 404, 429, 503) },
      },
    },
    async (request) => {
      const { shop, body } = request;
      const customer = await currentCustomer(context, request);
      const changed = await changeProfile(context, shop, customer, body);
      return { meta: ok, profile: await toProfile(context.db, changed, context.clock()) };
    },
  );
}
