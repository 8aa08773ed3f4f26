import type { Context } from '../../../platform/context';
import { ok } from '../../../platform/contract/meta';
import type { App } from '../../../platform/http/app';
import { failures } from '../../../platform/http/failures';
import { limitedNewEmail } from '../../../platform/http/rate-limits/limits';
import { recordSecurityEvent } from '../../../platform/observability/security-events';
import { ShopHeaders } from '../../stores';
import { changeProfile } from '../account/change-profile';
import { toProfile } from '../account/profile-view';
import { ProfileAnswer, ProfileChange } from '../contract';
import { currentCustomer, customerSecurity } from '../session/request-customer';

export function updateProfile(app: App, context: Context): void {
  app.patch(
    '/api/users/me/profile',
    {
      config: limitedNewEmail('email'),
      schema: {
        operationId: 'updateProfile',
        summary: "Update fields of the customer's profile",
        description:
          'Fields that are not sent keep their values. If two requests change the same field, the last one counts. A new ' +
          'address or password requires `currentPassword`. A new address takes effect when the customer opens the link ' +
          'that is mailed to it; the response is the same if that address already has an account. A new password ends ' +
          'every login of the customer, including this one.',
        tags: ['Users'],
        security: customerSecurity,
        headers: ShopHeaders,
        body: ProfileChange,
        response: { 200: ProfileAnswer, ...failures(400, 401, 404, 429, 503) },
      },
    },
    async (request) => {
      const { shop, body, ip } = request;
      const customer = await currentCustomer(context, request);
      const changed = await changeProfile(context, shop, customer, { ...body, client: ip });
      if (body.newPassword !== undefined)
        recordSecurityEvent(context, request, 'passwordChanged', { email: customer.email });
      return { meta: ok, profile: await toProfile(context.db, changed, context.clock()) };
    },
  );
}
