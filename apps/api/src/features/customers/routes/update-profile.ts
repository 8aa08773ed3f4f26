import type { Context } from '../../../platform/context';
import { ok } from '../../../platform/contract/meta';
import type { App } from '../../../platform/http/app';
import { customerSecurity } from '../../../platform/http/customer-security';
import { declareErrors } from '../../../platform/http/errors/declare-errors';
import { limitedNewEmail } from '../../../platform/http/rate-limits/limits';
import { recordSecurityEvent } from '../../../platform/observability/security-events';
import { ShopHeaders } from '../../stores';
import { changeProfile } from '../account/change-profile';
import { passwordCheckErrors } from '../account/check-password';
import { toProfile } from '../account/profile-view';
import { ProfileAnswer, ProfileChange } from '../contract';
import { currentCustomer, customerErrors } from '../session/request-customer';

export function updateProfile(app: App, context: Context): void {
  const { errors, fail } = declareErrors(customerErrors, passwordCheckErrors, { 400: ['PasswordTooCommon'] });
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
        errors,
        response: { 200: ProfileAnswer },
      },
    },
    async (request) => {
      const { shop, body, ip } = request;
      const customer = await currentCustomer(fail, context, request);
      const changed = await changeProfile(fail, context, shop, customer, { ...body, client: ip });
      if (body.newPassword !== undefined)
        recordSecurityEvent(context, request, 'passwordChanged', { email: customer.email });
      return { meta: ok, profile: await toProfile(context.db, changed, context.clock()) };
    },
  );
}
